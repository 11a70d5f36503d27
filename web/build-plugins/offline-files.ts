// Which files of the built site the service worker keeps, and what the build is called. The worker is built
// after the site, from the site's manifest (docs/decisions/0025).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Build } from '../src/worker/build.ts';
import type { NoticeIcons } from '../src/worker/notices.ts';
import { reachable } from './chunks.ts';

type Entry = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
};
/** Vite's manifest.json. */
type SiteManifest = Record<string, Entry>;

const ENTRY = 'index.html';
const SCRIPT = /\.js$/;
const STYLE_OR_FONT = /\.(?:css|woff2)$/;
/** The best form of the film's first picture is among them. */
const DRAWING = /\.(?:svg|avif)$/;

/** Names the build by `document` and the manifest: the names of all files, which carry their contents' hash. */
export function offlineFiles(document: string, manifest: SiteManifest, staffFolder: string): Build {
  const entries = Object.entries(manifest);
  const isStaffs = (key: string) => manifest[key]?.file.startsWith(staffFolder) ?? true;
  const publicKeys = reachable(ENTRY, (key) => {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    return [...imports, ...dynamicImports].filter((to) => !isStaffs(to));
  });
  const filesOf = (of: readonly [string, Entry][], kind: RegExp) => {
    const files = of.flatMap(([, { file, assets = [] }]) => [file, ...assets]);
    return [...new Set(files)].filter((file) => kind.test(file)).map((file) => `/${file}`);
  };
  const publicEntries = entries.filter(([key]) => publicKeys.has(key));
  const everyone = [...filesOf(publicEntries, SCRIPT), ...filesOf(entries, STYLE_OR_FONT)];
  return {
    id: createHash('sha256')
      .update(document)
      .update(JSON.stringify(manifest))
      .digest('hex')
      .slice(0, 16),
    everyone,
    staff: filesOf(entries, SCRIPT).filter((file) => !everyone.includes(file)),
    drawings: filesOf(publicEntries, DRAWING),
  };
}

type AppIcons = { icons: readonly { src: string; sizes: string; purpose: string }[] };

/** The pictures of notifications, among those of the installed app (app-icons.ts). */
function noticeIcons({ icons }: AppIcons): NoticeIcons {
  const find = (wanted: string) => icons.find(({ purpose }) => purpose === wanted)?.src ?? '';
  return { icon: find('any'), badge: find('monochrome') };
}

/** For the worker's build: what it keeps of the site in `folder`, and the build's name for the server. */
export function builtSite(folder: string, staffFolder: string): Plugin {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const build = () =>
    offlineFiles(
      read('index.html'),
      JSON.parse(read('.vite/manifest.json')) as SiteManifest,
      staffFolder,
    );
  return {
    name: 'built-site',
    apply: 'build',
    config: () => ({
      define: {
        BRASA_BUILD: JSON.stringify(build()),
        BRASA_ICONS: JSON.stringify(noticeIcons(JSON.parse(read('app-icons.json')) as AppIcons)),
      },
    }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build-id', source: build().id });
    },
  };
}
