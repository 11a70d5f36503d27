// What is said where a page is neither to be had nor kept: to be read without a file of the site.
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { telLink } from '../browser/device/tel-link.ts';
import { readSiteFacts } from '@brasa/core/settings/settings.calls.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { PAGES } from '@brasa/core/site/pages.ts';
import { openCache } from './kept/caches-of-builds.ts';
import { storedAnswer } from './kept/stored-answers.ts';
import type { World } from './world.ts';

const STYLE = `
html { color-scheme: dark; background: #1d1613; color: #fbf3e6 }
body { font: 1.0625rem/1.5 system-ui, sans-serif; display: grid; align-content: center; min-height: 100dvh;
  max-width: 36rem; margin: 0 auto; padding: 1.5rem; box-sizing: border-box; overflow-wrap: anywhere }
h1 { font: 600 2.25rem/1.1 Georgia, serif; margin: 0; text-wrap: balance }
h2 { font-size: 1.0625rem; margin: 2rem 0 0 }
p { margin: 1rem 0 0 }
ul { list-style: none; margin: 0; padding: 0 }
a { color: inherit; text-underline-offset: 4px }
li a, .phone { display: inline-block; padding: .625rem 0 }
.again { display: inline-block; padding: .75rem 1.5rem; border-radius: 10px; background: #f4733a; color: #1d1613;
  font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid #f2a33a; outline-offset: 2px }
`;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Ways = {
  /** As they are stored: digits; empty ones are left out. */
  phones: readonly string[];
  pages: readonly { path: string; title: string }[];
};

/** Names the shop's telephones and the pages that are kept, as far as any are known here. */
export async function offlinePage(world: World): Promise<Response> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
  };
  const ways = { phones: await knownPhones(world), pages: await readablePages(world) };
  return new Response(offlineDocument(ways), { status: 503, headers });
}

async function knownPhones(world: World): Promise<string[]> {
  const stored = await storedAnswer(world, { owner: 'everyone', address: readSiteFacts.path });
  const facts = (await stored?.json()) as Partial<SiteFacts> | undefined;
  return [facts?.phonePrimary, facts?.phoneSecondary].filter((phone) => phone !== undefined);
}

async function readablePages(world: World) {
  const cache = await openCache(world, 'pages');
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const readable = PAGES.filter(({ path, listed }) => listed && kept.includes(path));
  return readable.map(({ path, title }) => ({ path, title: path === '/' ? 'Inicio' : title }));
}

function offlineDocument({ phones, pages }: Ways): string {
  const calls = phones
    .filter((phone) => /^\d+$/.test(phone))
    .map((phone) => `<a class="phone" href="${telLink(phone)}">${formatPhone(phone)}</a>`);
  const links = pages.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`);
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sin conexión</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>Sin conexión</h1>
<p>Esta página no está guardada en este dispositivo. Cuando vuelva la conexión podrás abrirla.</p>
<p><a class="again" href="">Volver a intentarlo</a></p>
${calls.length > 0 ? `<h2>Llámanos</h2>\n<p>${calls.join(' · ')}</p>` : ''}
${links.length > 0 ? `<h2>Sin conexión puedes ver</h2>\n<ul>${links.join('')}</ul>` : ''}
</main></body></html>`;
}
