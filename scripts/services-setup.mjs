// Runs once before a test project that needs services; the paths reach the tests through the environment.
import { ensureServices } from './services.mjs';

/** @param {{ config: { name: string } }} project */
export const setup = async (project) => {
  const { projects } = await import('./test-projects.mjs');
  ensureServices(projects.find(({ name }) => name === project.config.name).services);
};
