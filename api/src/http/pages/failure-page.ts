// What a visitor's browser is told where a page cannot be made at present: to be read without a
// script, a file or anything from the database. See docs/rules/site.md#when-no-page-can-be-made.
import type { FailureCode } from '@brasa/core/failures.ts';
import { hashSource } from '../security-headers.ts';

const STYLE = `
html { color-scheme: dark; background: #1d1613; color: #fbf3e6 }
body { font: 1.0625rem/1.5 system-ui, sans-serif; display: grid; align-content: center; min-height: 100dvh;
  max-width: 36rem; margin: 0 auto; padding: 1.5rem; box-sizing: border-box; overflow-wrap: anywhere }
h1 { font: 600 2.25rem/1.1 Georgia, serif; margin: 0; text-wrap: balance }
p { margin: 1rem 0 0 }
a { display: inline-block; padding: .75rem 1.5rem; border-radius: 10px; background: #f4733a; color: #1d1613;
  font-weight: 600; text-decoration: none }
a:hover { background: #f88a58 }
a:focus-visible { outline: 3px solid #f2a33a; outline-offset: 2px }
`;

export const FAILURE_PAGE_POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Texts = { title: string; text: string };

const AWAY: Texts = {
  title: 'Volvemos enseguida',
  text: 'La web no está disponible en este momento. Lo que ya nos habías enviado no se ha perdido. Espera unos segundos y vuelve a intentarlo.',
};
const BROKEN: Texts = {
  title: 'Se produjo un error',
  text: 'Algo ha fallado por nuestra parte. Espera unos segundos y vuelve a intentarlo.',
};

export function failurePage(code: FailureCode): string {
  const { title, text } = code === 'NOT_READY' ? AWAY : BROKEN;
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<p>${text}</p>
<p><a href="">Volver a intentarlo</a></p></main></body></html>`;
}
