/** The few pages that the service itself writes. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => entities[char]!);

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
pre{overflow:auto;padding:1rem;border:1px solid #8884;border-radius:.4rem;font-size:.85rem}table{border-collapse:collapse}
td,th{text-align:left;padding:.2rem .8rem .2rem 0}h2{margin-top:1.6rem}`;

/** A whole page; `body` is HTML already. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · Sous</title><style>${style}</style></head><body>${body}</body></html>\n`;

/** For pages without any script. */
export const pageHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
