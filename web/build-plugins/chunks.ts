// Which code travels together. A page, and whatever else is imported on demand, has a chunk of its own.
// What several of them share follows its folder, and goes along with the basics where that would be
// too little for a request of its own. What only staff load is left to the bundler.

import { piecesOf, reachable, withoutCycles, type Sources } from './pieces.ts';

/** Rooms that only staff enter, and the staff's part of every other room and of the app. */
const STAFF =
  /\/web\/src\/(?:books|dashboard|invoices|tickets|voice|(?:\w+|app\/(?:layouts|pages))\/staff)\//;

/** Changes only when a library does, so it stays in the visitor's cache. What only staff need of it is left out. */
const VENDOR =
  /node_modules\/(?:(?:react|react-dom|scheduler|react-router|@tanstack)\/(?!.*[iI]nfiniteQuery(?:Observer)?\.)|lucide-react\/dist\/esm\/(?!icons\/|lucide-react\.))/;

/** An icon's own module, behind the library's index, which every page imports. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.\w+$/;
/** The library's index: an icon's file, and each of the names that it goes by. */
const ICON_INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.\w+$/;
const ICON_NAMES = /export\s*{([^}]*)}\s*from\s*["']\.\/icons\/([\w-]+)\.\w+["']/g;
const ICON_IMPORT = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/g;

/** A folder's name: the room, and what its part does. */
const FOLDER = /\/web\/src\/(\w+)\/(?:([\w-]+)\/)?/;

/** What makes QR codes: the wallet's and the tickets', and nobody else's to load. */
const QR = /\/web\/src\/ui\/picture\/qr-(?:code|path)\.\w+$|\/node_modules\/qr\//;

/** What asks a browser to be notified: an order's page and the wallet, and nobody else's to load. */
const PUSH = /\/web\/src\/browser\/push\//;

/** What orders the same again: an order's page and one's own orders, and nobody else's to load. */
const AGAIN = /\/web\/src\/app\/pages\/use-repeat-order\.\w+$/;

const LIBRARY = 'library';

/** What is ours and needs a library or a folder's chunk, but is in none. */
const PIECE = 'piece';

/** A folder's share in bytes of source; less is no request of its own: about a kilobyte of what travels. */
const SMALL = 6000;

/** The same of a piece; with more, what checks an order would come, with zod, before the form. */
const SMALL_PIECE = 5000;

/** The chunk that every page has. */
const BASICS = 'basics';

/** What is too small for a chunk of its own, and not on a page to read. */
const SHARED = 'shared';

/** The form of an order has the least room of the pages to do something on: what it shares travels apart from all the rest. */
const ORDER_FORM = /\/web\/src\/app\/pages\/order-page\.tsx$/;
const OF_ORDER_FORM = 'order-form';

/**
 * Pages to read, and the badge that may stand on them, have the least room: what they share comes with
 * the basics, not by a request each.
 */
const CONTENT =
  /\/web\/src\/(?:app\/start-page|app\/pages\/(?:contact|menu)-page|site\/.*-page|loyalty\/points-badge)\.tsx$/;

/** An order's page has the budget of a page to read: what it shares with others travels apart from all they share. */
const OWN_ORDER = /\/web\/src\/app\/pages\/own-order-page\.tsx$/;
const OF_OWN_ORDER = 'own';

type ModuleInfo = {
  code?: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };

export function isStaffModule(id: string): boolean {
  return STAFF.test(id);
}

/** The bundler's groups for the site that begins with the module `start`. */
export function chunkGroups(start: string) {
  let chunks: ReadonlyMap<string, string> | undefined;
  let icons: ReadonlySet<string> | undefined;
  const ofLayer = (layer: RegExp) => (id: string, modules: Modules) => {
    chunks ??= sharedChunks(start, modules);
    const chunk = chunks.get(id);
    return chunk !== undefined && layer.test(chunk) ? chunk : null;
  };
  // A group takes along what its modules import, unless a group before it has that already.
  return [
    { name: 'vendor', test: VENDOR, priority: 5 },
    {
      name: (id: string, modules: Modules) => {
        const [, icon] = ICON.exec(id) ?? [];
        if (icon === undefined) return null;
        icons ??= customersIcons(start, modules);
        return icons.has(icon) ? null : 'icons';
      },
      debugName: 'icons of the desk',
      priority: 4,
    },
    { name: ofLayer(/^basics$/), debugName: 'on every page', priority: 3 },
    { name: ofLayer(/^own$/), debugName: 'small, of an order’s page', priority: 2 },
    { name: ofLayer(/^order-form$/), debugName: 'small, of the order form', priority: 2 },
    { name: ofLayer(/^shared$/), debugName: 'small', priority: 2 },
    // Each entry gets what it needs of them.
    { name: ofLayer(/^library$/), debugName: 'libraries', priority: 2, entriesAware: true },
    { name: ofLayer(/^piece\b/), debugName: 'what needs libraries', priority: 2 },
    { name: ofLayer(/^(?:ui|browser)\b/), debugName: 'ui and browser', priority: 1 },
    { name: ofLayer(/./), debugName: 'rooms', priority: 0 },
  ];
}

/** The icons, by their files' names, that some module names which is not staff's alone. */
function customersIcons(start: string, modules: Modules): ReadonlySet<string> {
  const infoOf = (id: string) => modules.getModuleInfo(id);
  const all = reachable(start, (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds];
  });
  const named = [...all]
    .filter((id) => !isStaffModule(id) && !isLibrary(id))
    .flatMap((id) => [...(infoOf(id)?.code ?? '').matchAll(ICON_IMPORT)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ')[0] ?? '');
  const index = [...all].find((id) => ICON_INDEX.test(id));
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of (index && infoOf(index)?.code)?.matchAll(ICON_NAMES) ??
    []) {
    for (const name of names.split(',')) files.set(name.replace(/.* as /s, '').trim(), file);
  }
  return new Set(named.map((name) => files.get(name) ?? name));
}

/** The chunk of every module that customers load and that is not one page's alone. */
function sharedChunks(start: string, modules: Modules): ReadonlyMap<string, string> {
  const infoOf = (id: string) => modules.getModuleInfo(id);
  const imports = askedOnce((id) => infoOf(id)?.importedIds.filter((to) => !VENDOR.test(to)) ?? []);
  const onDemand = askedOnce((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const rootsFrom = (isEntered: (id: string) => boolean) =>
    [...reachable(start, (id) => [...imports(id), ...onDemand(id).filter(isEntered)])]
      .flatMap(onDemand)
      .filter(isEntered);

  const basics = reachable(start, imports);
  const forCustomers = new Set(
    rootsFrom((id) => !isStaffModule(id)).flatMap((root) => [...reachable(root, imports)]),
  );
  const roots = new Set(rootsFrom(() => true));
  const entries = new Map<string, Set<string>>();
  for (const root of roots) {
    for (const id of reachable(root, imports)) {
      entries.set(id, (entries.get(id) ?? new Set()).add(root));
    }
  }
  const entriesOf = (id: string) => entries.get(id) ?? new Set<string>();
  const shared = [...forCustomers].filter(
    (id) => !basics.has(id) && !roots.has(id) && entriesOf(id).size > 1,
  );
  const libraries = librariesOfMany([...forCustomers], imports);
  const sizeOf = askedOnce((id) => infoOf(id)?.code?.length ?? 0);
  const big = bigFolders(shared, sizeOf);
  const ownChunk = (id: string) => {
    if (QR.test(id)) return 'qr-code';
    if (PUSH.test(id)) return 'browser';
    if (AGAIN.test(id)) return 'again';
    if (libraries.has(id)) return LIBRARY;
    const folder = folderOf(id);
    return folder !== null && big.has(folder) ? folder : null;
  };
  const neededBy = (pages: RegExp) =>
    new Set([...roots].filter((id) => pages.test(id)).flatMap((id) => [...reachable(id, imports)]));
  const smallChunks = [
    [neededBy(CONTENT), BASICS],
    [neededBy(OWN_ORDER), OF_OWN_ORDER],
    [neededBy(ORDER_FORM), OF_ORDER_FORM],
  ] as const;
  const small = (id: string) => smallChunks.find(([needed]) => needed.has(id))?.[1] ?? SHARED;

  const chunks = new Map<string, string>();
  for (const id of basics) if (id !== start) chunks.set(id, BASICS);
  for (const id of shared) {
    const needsMore = [...reachable(id, imports)].some(
      (needed) => !basics.has(needed) && ownChunk(needed) !== null,
    );
    // What is small and needs another chunk is in pieces.
    const chunk = needsMore ? (ownChunk(id) ?? PIECE) : small(id);
    chunks.set(id, chunk);
  }
  const pieces = withPieces(chunks, { sizeOf, entriesOf, importsOf: imports });
  return withoutCycles(pieces, imports);
}

/** The bundler makes each of its answers anew, which takes most of the build. */
function askedOnce<Answer>(ask: (id: string) => Answer): (id: string) => Answer {
  const answers = new Map<string, Answer>();
  return (id) => {
    const known = answers.get(id);
    if (known !== undefined) return known;
    const answer = ask(id);
    answers.set(id, answer);
    return answer;
  };
}

/** With a chunk for each piece in place of the one for all of them. */
function withPieces(
  chunks: ReadonlyMap<string, string>,
  sources: Omit<Sources, 'small' | 'chunks'>,
): ReadonlyMap<string, string> {
  const byChunk = Map.groupBy(chunks.keys(), (id) => chunks.get(id));
  const loose = byChunk.get(PIECE) ?? [];
  byChunk.delete(PIECE);
  const pieces = piecesOf(loose, {
    ...sources,
    small: SMALL_PIECE,
    chunks: [...byChunk.values()],
  });
  const named = pieces.flatMap((ids, index) =>
    ids.map((id) => [id, `${PIECE}-${index + 1}`] as const),
  );
  return new Map([...chunks, ...named]);
}

/** The folders whose shared modules are worth a request. */
function bigFolders(
  modules: readonly string[],
  sizeOf: (id: string) => number,
): ReadonlySet<string | null> {
  const sizes = new Map<string | null, number>();
  for (const id of modules) sizes.set(folderOf(id), (sizes.get(folderOf(id)) ?? 0) + sizeOf(id));
  return new Set([...sizes].filter(([, size]) => size >= SMALL).map(([folder]) => folder));
}

/** What is not ours and more than one folder uses; the rest goes with its folder. */
function librariesOfMany(
  modules: readonly string[],
  imports: (id: string) => readonly string[],
): ReadonlySet<string> {
  const folders = new Map<string, Set<string>>();
  for (const id of modules.filter((module) => !isLibrary(module))) {
    const folder = folderOf(id) ?? id;
    for (const direct of imports(id).filter(isLibrary)) {
      for (const library of reachable(direct, imports)) {
        folders.set(library, (folders.get(library) ?? new Set()).add(folder));
      }
    }
  }
  return new Set([...folders].filter(([, users]) => users.size > 1).map(([library]) => library));
}

/** The module that forbids zod its eval belongs to zod. */
function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') || id.endsWith('/browser/zod/zod-without-eval.ts');
}

/** Null for what is not web's: it goes with whoever imports it. */
function folderOf(id: string): string | null {
  const [, room, part] = FOLDER.exec(id) ?? [];
  if (room === undefined) return null;
  return part === undefined ? room : `${room}-${part}`;
}
