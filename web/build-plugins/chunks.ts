// Which code travels together. A page, and whatever else is imported on demand, has a chunk of its own.
// What several of them share follows its folder, and goes along with the basics where that would be
// too little for a request of its own. What only staff load is left to the bundler.

/** Rooms that only staff enter, and the staff's part of every other room and of the app. */
const STAFF = /\/web\/src\/(?:books|dashboard|voice|(?:\w+|app\/(?:layouts|pages))\/staff)\//;

/** Changes only when a library does, so it stays in the visitor's cache. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//;

/** A folder's name: the room, and what its part does. */
const FOLDER = /\/web\/src\/(\w+)\/(?:([\w-]+)\/)?/;

const LIBRARY = 'library';

/** A folder's share in bytes of source; less is no request of its own: about a kilobyte of what travels. */
const SMALL = 6000;

/** The same of a library's piece; with more, what checks an order would come, with zod, before the form. */
const SMALL_PIECE = 6500;

/** The chunk that every page has. */
const BASICS = 'basics';

/** What is too small for a chunk of its own, and not on a page to read. */
const SHARED = 'shared';

/**
 * Pages to read, and the badge that may stand on them, have the least room: what they share comes with
 * the basics, not by a request each.
 */
const CONTENT =
  /\/web\/src\/(?:app\/start-page|app\/pages\/contact-page|(?:catalog\/menu|site)\/.*-page|loyalty\/points-badge)\.tsx$/;

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
  const ofLayer = (layer: RegExp) => (id: string, modules: Modules) => {
    chunks ??= sharedChunks(start, modules);
    const chunk = chunks.get(id);
    return chunk !== undefined && layer.test(chunk) ? chunk : null;
  };
  // A group takes along what its modules import, unless a group before it has that already.
  return [
    { name: 'vendor', test: VENDOR, priority: 4 },
    { name: ofLayer(/^basics$/), debugName: 'on every page', priority: 3 },
    { name: ofLayer(/^shared$/), debugName: 'small', priority: 2 },
    {
      name: ofLayer(/^library$/),
      debugName: 'libraries',
      priority: 2,
      // Each entry gets what it needs, but for pieces that are no request of their own.
      entriesAware: true,
      entriesAwareMergeThreshold: SMALL_PIECE,
    },
    { name: ofLayer(/^(?:ui|browser)\b/), debugName: 'ui and browser', priority: 1 },
    { name: ofLayer(/./), debugName: 'rooms', priority: 0 },
  ];
}

/** The chunk of every module that customers load and that is not one page's alone. */
function sharedChunks(start: string, modules: Modules): ReadonlyMap<string, string> {
  const infoOf = (id: string) => modules.getModuleInfo(id);
  const imports = (id: string) => infoOf(id)?.importedIds.filter((to) => !VENDOR.test(to)) ?? [];
  const onDemand = (id: string) => infoOf(id)?.dynamicallyImportedIds ?? [];
  const rootsFrom = (isEntered: (id: string) => boolean) =>
    [...reachable(start, (id) => [...imports(id), ...onDemand(id).filter(isEntered)])]
      .flatMap(onDemand)
      .filter(isEntered);

  const basics = reachable(start, imports);
  const forCustomers = new Set(
    rootsFrom((id) => !isStaffModule(id)).flatMap((root) => [...reachable(root, imports)]),
  );
  const users = new Map<string, number>();
  const roots = new Set(rootsFrom(() => true));
  for (const root of roots) {
    for (const id of reachable(root, imports)) users.set(id, (users.get(id) ?? 0) + 1);
  }
  const shared = [...forCustomers].filter(
    (id) => !basics.has(id) && !roots.has(id) && (users.get(id) ?? 0) > 1,
  );
  const libraries = librariesOfMany([...forCustomers], imports);
  const big = bigFolders(shared, (id) => infoOf(id)?.code?.length ?? 0);
  const ownChunk = (id: string) => {
    if (libraries.has(id)) return LIBRARY;
    const folder = folderOf(id);
    return folder !== null && big.has(folder) ? folder : null;
  };
  const toRead = new Set(
    [...roots].filter((id) => CONTENT.test(id)).flatMap((id) => [...reachable(id, imports)]),
  );

  const chunks = new Map<string, string>();
  for (const id of basics) if (id !== start) chunks.set(id, BASICS);
  for (const id of shared) {
    const needsMore = [...reachable(id, imports)].some((needed) => ownChunk(needed) !== null);
    // What is small and needs a library goes along with it.
    const chunk = needsMore ? (ownChunk(id) ?? LIBRARY) : toRead.has(id) ? BASICS : SHARED;
    chunks.set(id, chunk);
  }
  return chunks;
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

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/');
}

/** Null for what is not web's: it goes with whoever imports it. */
function folderOf(id: string): string | null {
  const [, room, part] = FOLDER.exec(id) ?? [];
  if (room === undefined) return null;
  return part === undefined ? room : `${room}-${part}`;
}

function reachable(
  start: string,
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set([start]);
  // A set that grows is walked to its end.
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
