// What is said where a page is neither to be had nor kept.
import type { World } from './world.ts';

const STYLE = `
html { color-scheme: dark; background: #1d1613; color: #fbf3e6 }
body { font: 1.0625rem/1.5 system-ui, sans-serif; display: grid; align-content: center; min-height: 100dvh;
  max-width: 36rem; margin: 0 auto; padding: 1.5rem; box-sizing: border-box; overflow-wrap: anywhere }
h1 { font: 600 2.25rem/1.1 Georgia, serif; margin: 0; text-wrap: balance }
p, ul { margin: 1rem 0 0 }
a { color: inherit }
`;

export function offlinePage(_world: World): Response {
  const text = `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sin conexión</title><style>${STYLE}</style></head>
<body><main><h1>Sin conexión</h1>
<p>Esta página no está guardada en este dispositivo.</p>
<p><a href="">Volver a intentarlo</a></p></main></body></html>`;
  return new Response(text, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
