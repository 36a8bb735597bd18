/** The guide to the configuration, written from the same table that the service reads. */
import { inspectConfig } from './config.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** `docs/configuration.md`. */
export function configurationGuide(): string {
  const rows = inspectConfig({}, {}).reports.map(({ name, fallback, meaning, secret }) => {
    const shown = fallback === null || fallback === '' ? '–' : `\`${fallback}\``;
    return `| \`${name}\` | ${shown} | ${cell(meaning)}${secret ? ' (secret: never shown)' : ''} |`;
  });
  return [
    '# Configuration',
    '',
    'Everything is set by environment variables; a `.env` file in the working folder is read too, and the environment wins.',
    'Every variable has a default that works. A wrong value stops the start, and the message names it.',
    '`sous doctor` shows where each value comes from and checks what the service needs.',
    '',
    '| Variable | Default | Meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
    'What each tier allows is in `config/tiers.yaml`.',
    '',
  ].join('\n');
}
