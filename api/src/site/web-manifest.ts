// What a device installs: the shop's name, its icons and where the app leads
// (docs/rules/site.md#web-app-manifest).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';

/** What the site's build has painted, by the addresses under which it is served. */
const builtApp = z.object({
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() }),
  ),
  screenshots: z.array(z.looseObject({ src: z.string(), sizes: z.string(), label: z.string() })),
});
export type BuiltApp = z.infer<typeof builtApp> & { favicon: Buffer };

/** Throws where the build has left no icons. */
export async function readBuiltApp(webFolder: string): Promise<BuiltApp> {
  const list: unknown = JSON.parse(await readFile(join(webFolder, 'app-icons.json'), 'utf8'));
  return { ...builtApp.parse(list), favicon: await readFile(join(webFolder, 'favicon.ico')) };
}

/** Night and paper, as the public site has them (web/src/ui/styles). */
const THEME_COLOUR = '#1d1613';
const PAPER = '#fbf3e6';

const SHORTCUTS = [
  { name: 'Hacer pedido', url: '/encargar' },
  { name: 'Mi cartera', url: '/wallet' },
  { name: 'Pedidos', description: 'Para el personal', url: '/admin/orders' },
];

/** The manifest (W3C Web Application Manifest) of the shop that is called so. */
export function webManifest(
  { restaurantName, tagline, city }: Pick<SiteFacts, 'restaurantName' | 'tagline' | 'city'>,
  { icons, screenshots }: BuiltApp,
): object {
  return {
    id: '/',
    name: restaurantName,
    short_name: restaurantName,
    description: [tagline, city].filter((text) => text !== '').join(' · '),
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLOUR,
    background_color: PAPER,
    categories: ['food', 'shopping'],
    icons,
    shortcuts: SHORTCUTS.map((shortcut) => ({ ...shortcut, icons: icons.slice(0, 1) })),
    screenshots,
  };
}
