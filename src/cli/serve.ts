/** `sous serve`: the service, until it is told to stop. */
import type { Config } from '../config.ts';
import { serviceVersion } from '../installation.ts';
import type { RunningService } from '../main.ts';
import type { Command } from './command.ts';

/** What is said once the service answers: where it is, and a command that cooks something. */
async function welcome(
  { url, newKey, metricsUrl }: RunningService,
  { role, bootstrapKey }: Config,
): Promise<string> {
  const [{ generate }, { curlCommand }] = await Promise.all([
    import('#contract/endpoints/generate'),
    import('#contract/samples'),
  ]);
  const lines = ['', `Sous ${serviceVersion} is ready at ${url}`, `Reference: ${url}/docs`];
  if (metricsUrl !== null) lines.push(`Metrics: ${metricsUrl}`);
  if (role === 'api') return `${lines.join('\n')}\n\n`;
  const key = newKey ?? (bootstrapKey === null ? '$SOUS_API_KEY' : '$SOUS_BOOTSTRAP_KEY');
  if (newKey !== null) lines.push('', `Your key, shown only now: ${newKey}`, 'Try it:');
  else if (bootstrapKey === null) lines.push('', 'Another key: sous keys create operator@sous.invalid');
  lines.push('', curlCommand(generate, url, key, generate.examples[0].body), '');
  return `${lines.join('\n')}\n`;
}

/** Resolves with the reason to stop. */
const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        // Whoever asks twice does not want to wait.
        process.once(signal, () => process.exit(1));
        resolve(signal);
      });
    }
  });

export const serveCommand: Command = {
  summary: 'Run the service',
  options: {},
  more: 'Stops on SIGTERM and SIGINT, after finishing what is under way.',
  run: async (context) => {
    const config = context.config();
    const [{ openLog }, { startService }] = await Promise.all([import('../log.ts'), import('../main.ts')]);
    const log = openLog(config, process.stderr.isTTY);
    const { logger } = log;
    const stopped = stopSignal();
    const service = await startService(config, log);
    const broken = new Promise<Error>((resolve) => {
      process.once('uncaughtException', resolve);
      process.once('unhandledRejection', (reason) =>
        resolve(reason instanceof Error ? reason : new Error(String(reason))),
      );
    });
    if (context.wantsJson) {
      process.stdout.write(
        `${JSON.stringify({ url: service.url, key: service.newKey, version: serviceVersion })}\n`,
      );
    } else process.stdout.write(await welcome(service, config));
    logger.info({ url: service.url, version: serviceVersion, role: config.role }, 'ready');
    const reason = await Promise.race([stopped, service.failed, broken]);
    if (typeof reason === 'string') logger.info({ signal: reason }, 'stopping');
    else {
      logger.fatal({ err: reason }, 'the service cannot go on');
      process.exitCode = 1;
    }
    await service.stop();
    log.flush();
    // Nothing is left to do; a connection of somebody else's making must not keep the process.
    process.exit();
  },
};
