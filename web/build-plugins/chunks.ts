// Which code travels together. The bundler splits code by the pages that need it. The groups keep small shared
// files out of requests of their own.

/** Rooms that only staff enter, and the staff's part of every other room and of the app. */
const STAFF =
  /\/web\/src\/(?:books|dashboard|invoices|tickets|voice|(?:\w+|app\/(?:layouts|pages))\/staff)\//;

/** Libraries of every page, without the parts that few pages need: they change seldom and stay in the cache. */
const VENDOR =
  /node_modules\/(?:(?:react|react-dom|scheduler|react-router|@tanstack)\/(?!.*nfiniteQuery(?:Observer)?\.)|lucide-react\/dist\/esm\/(?!icons\/|lucide-react\.))/;

/** The vendor's index, which the walk below does not follow, leads there. Few pages need it. */
const INFINITE_QUERY = /\/@tanstack\/.*nfiniteQuery(?:Observer)?\./;

/** Pages to read, and the badge that may stand on them. */
const CONTENT =
  /\/web\/src\/(?:app\/start-page|app\/pages\/(?:contact|menu)-page|site\/.*-page|loyalty\/points-badge)\.tsx$/;

/** An order's page has the budget of a page to read, and the order form the least room of the others. */
const OWN_ORDER = /\/web\/src\/app\/pages\/own-order-page\.tsx$/;
const ORDER_FORM = /\/web\/src\/app\/pages\/order-page\.tsx$/;

const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** The library's index: an icon's file, and each of the names that it goes by. */
const ICON_INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.\w+$/;
const ICON_NAMES = /export\s*{([^}]*)}\s*from\s*["']\.(\/icons\/[\w-]+\.\w+)["']/g;
const ICON_IMPORT = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/g;

/** The most bytes of source with which shared code joins a group, its own imports included. */
const SMALL = 650;
/** The same for the order form and the desk, which have more room. */
const SMALL_WITH_ROOM = 9000;

type ModuleInfo = {
  code?: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };
type Chunk = 'basics' | 'orders' | 'order-form' | 'icons' | 'desk';

export function isStaffModule(id: string): boolean {
  return STAFF.test(id);
}

/** The bundler's groups for the site that begins with the module `start`. */
export function chunkGroups(start: string) {
  let chunks: ReadonlyMap<string, Chunk> | undefined;
  // A group before another one takes the modules that both would have.
  const group = (name: Chunk, priority: number) => ({
    name: (id: string, modules: Modules) => {
      chunks ??= chunksFrom(start, modules);
      return chunks.get(id) === name ? name : null;
    },
    debugName: name,
    priority,
  });
  return [
    { name: 'vendor', test: VENDOR, priority: 6 } as const,
    { name: 'infinite-query', test: INFINITE_QUERY, priority: 6 } as const,
    group('basics', 5),
    group('orders', 4),
    group('order-form', 3),
    group('icons', 2),
    group('desk', 1),
  ];
}

/** The chunk of each module that shares one; the bundler decides on the rest. */
function chunksFrom(start: string, modules: Modules): ReadonlyMap<string, Chunk> {
  const { all, entries, imports, sizeOf } = graphFrom(start, modules);
  const users = new Map<string, string[]>();
  for (const entry of entries) {
    for (const id of reachable(entry, imports)) users.set(id, [...(users.get(id) ?? []), entry]);
  }
  const usersOf = (id: string) => users.get(id) ?? [];
  const basics = new Set(reachable(start, imports));
  for (const id of all) if (usersOf(id).filter(isContent).length > 1) basics.add(id);
  const extraBytes = (id: string) =>
    [...reachable(id, imports)]
      .filter((needed) => !basics.has(needed))
      .reduce((sum, needed) => sum + sizeOf(needed), 0);

  const isUsedBy = (page: RegExp) => (id: string) => usersOf(id).some((entry) => page.test(entry));
  const isOfForm = isUsedBy(ORDER_FORM);
  const isOfOwnOrder = isUsedBy(OWN_ORDER);

  const chunkOfSmall = (id: string): Chunk | null => {
    const isIcon = ICON.test(id);
    const bytes = extraBytes(id);
    if (usersOf(id).some(isContent)) return bytes <= SMALL ? 'basics' : null;
    if (isOfForm(id) && bytes <= SMALL_WITH_ROOM) return isOfOwnOrder(id) ? 'orders' : 'order-form';
    if (isIcon && isOfOwnOrder(id)) return 'orders';
    if (usersOf(id).every(isStaffModule)) return bytes <= SMALL_WITH_ROOM ? 'desk' : null;
    return isIcon ? 'icons' : null;
  };
  const chunks = new Map<string, Chunk>();
  for (const id of all) {
    const isShared = usersOf(id).length > 1 && !entries.has(id);
    const chunk = basics.has(id) ? 'basics' : isShared ? chunkOfSmall(id) : null;
    if (chunk && id !== start) chunks.set(id, chunk);
  }
  // A group takes along all that its modules import, even from a page that needs nothing else of it.
  const isWhole = (id: string) =>
    [...reachable(id, imports)].every((needed) => needed === start || chunks.has(needed));
  return new Map([...chunks].filter(([id]) => isWhole(id)));
}

function isContent(id: string): boolean {
  return CONTENT.test(id) && !isStaffModule(id);
}

/** All modules, those that are loaded on demand, and what each one imports apart from the vendor's. */
function graphFrom(start: string, modules: Modules) {
  const infoOf = once(
    (id): ModuleInfo =>
      modules.getModuleInfo(id) ?? { importedIds: [], dynamicallyImportedIds: [] },
  );
  const imports = once((id): readonly string[] =>
    infoOf(id).importedIds.flatMap((to) => {
      if (ICON_INDEX.test(to)) return namedIcons(infoOf(id).code ?? '', to, infoOf(to).code ?? '');
      return VENDOR.test(to) ? [] : [to];
    }),
  );
  const onDemand = (id: string) => infoOf(id).dynamicallyImportedIds;
  const all = reachable(start, (id) => [...imports(id), ...onDemand(id)]);
  return {
    all,
    entries: new Set([...all].flatMap(onDemand)),
    imports,
    sizeOf: (id: string) => infoOf(id).code?.length ?? 0,
  };
}

/** Each question is asked once: the bundler makes each of its answers anew. */
function once<Answer extends object>(ask: (id: string) => Answer): (id: string) => Answer {
  const answers = new Map<string, Answer>();
  return (id) => {
    const answer = answers.get(id) ?? ask(id);
    answers.set(id, answer);
    return answer;
  };
}

/** The files of the icons that the code names; it imports them through the library's index. */
function namedIcons(code: string, index: string, indexCode: string): string[] {
  const named = new Set(
    [...code.matchAll(ICON_IMPORT)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' ')[0]),
    ),
  );
  return [...indexCode.matchAll(ICON_NAMES)]
    .filter(([, names = '']) =>
      names.split(',').some((name) => named.has(name.replace(/.* as /s, '').trim())),
    )
    .map(([, , file = '']) => index.slice(0, index.lastIndexOf('/')) + file);
}

/** The start, and all that its imports lead to. */
export function reachable(
  start: string,
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set([start]);
  // A set that grows is walked to its end.
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
