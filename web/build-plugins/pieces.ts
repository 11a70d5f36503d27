// What several pages share in pieces: each page loads what it needs, in few requests, and no piece
// needs another that needs it, or one of them would run before what it is made of.

type Piece = {
  ids: string[];
  /** In bytes of source. */
  size: number;
  /** The entries that load it. */
  entries: ReadonlySet<string>;
};

export type Sources = {
  sizeOf: (id: string) => number;
  entriesOf: (id: string) => ReadonlySet<string>;
  importsOf: (id: string) => readonly string[];
  /** What is too small for a request of its own, in bytes of source. */
  small: number;
  /** The modules of each chunk that is there already. */
  chunks: readonly (readonly string[])[];
};

/** The modules by the entries that need them; small pieces go along where no page gets much for nothing. */
export function piecesOf(ids: readonly string[], sources: Sources): string[][] {
  const pieces = byEntries(ids, sources);
  const { small, chunks } = sources;
  const settled = chunks.map((of) => ({
    ids: [...of],
    size: Infinity,
    entries: new Set<string>(),
  }));
  const waste = wasteIn(sources);
  for (;;) {
    const needs = needsOf([...pieces, ...settled], sources);
    const joint = pieces
      .filter(({ size }) => size < small)
      .flatMap((piece) => {
        const fits = (other: Piece) =>
          other !== piece && waste(piece, other) < small && !isBetween(piece, other, needs);
        const others = pieces.filter(fits).toSorted((a, b) => waste(piece, a) - waste(piece, b));
        return others[0] ? [[piece, others[0]] as const] : [];
      })
      .toSorted(([a, inA], [b, inB]) => waste(a, inA) - waste(b, inB))[0];
    if (!joint) return pieces.map((piece) => piece.ids);
    const [piece, other] = joint;
    pieces.splice(pieces.indexOf(piece), 1);
    pieces.splice(pieces.indexOf(other), 1, {
      ids: [...other.ids, ...piece.ids],
      size: other.size + piece.size,
      entries: new Set([...other.entries, ...piece.entries]),
    });
  }
}

function byEntries(ids: readonly string[], { sizeOf, entriesOf }: Sources): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const id of ids) {
    const entries = entriesOf(id);
    const key = [...entries].toSorted().join();
    const piece = pieces.get(key) ?? { ids: [], size: 0, entries };
    piece.ids.push(id);
    piece.size += sizeOf(id);
    pieces.set(key, piece);
  }
  return [...pieces.values()];
}

/** Which pieces each one imports from. */
function needsOf(
  pieces: readonly Piece[],
  { importsOf }: Sources,
): ReadonlyMap<Piece, readonly Piece[]> {
  const owners = new Map(pieces.flatMap((piece) => piece.ids.map((id) => [id, piece] as const)));
  return new Map(
    pieces.map((piece) => {
      const needed = new Set(piece.ids.flatMap(importsOf).map((id) => owners.get(id)));
      needed.delete(piece);
      return [piece, [...needed].filter((other) => other !== undefined)];
    }),
  );
}

/** Whether one of the two needs the other by way of a third, which would then need them and be needed. */
function isBetween(a: Piece, b: Piece, needs: ReadonlyMap<Piece, readonly Piece[]>): boolean {
  const needsOfPiece = (piece: Piece) => needs.get(piece) ?? [];
  const leads = (from: Piece, to: Piece) =>
    needsOfPiece(from).some((third) => third !== to && reachable(third, needsOfPiece).has(to));
  return leads(a, b) || leads(b, a);
}

/** The most that an entry would load for nothing if the two were one, with all that they import. */
function wasteIn({ sizeOf, entriesOf, importsOf }: Sources) {
  const load = (entry: string, { ids, entries }: Piece) => {
    if (entries.has(entry)) return 0;
    const loaded = new Set(ids.flatMap((id) => [...reachable(id, importsOf)]));
    const extra = [...loaded].filter((id) => !entriesOf(id).has(entry));
    return extra.reduce((sum, id) => sum + sizeOf(id), 0);
  };
  return (a: Piece, b: Piece): number =>
    Math.max(
      0,
      ...[...a.entries].map((entry) => load(entry, b)),
      ...[...b.entries].map((entry) => load(entry, a)),
    );
}

/** The chunk of each module, with chunks that need each other made one. */
export function withoutCycles(
  chunks: ReadonlyMap<string, string>,
  imports: (id: string) => readonly string[],
): ReadonlyMap<string, string> {
  const needs = new Map<string, Set<string>>();
  for (const [id, chunk] of chunks) {
    const found = needs.get(chunk) ?? new Set();
    for (const needed of imports(id)) found.add(chunks.get(needed) ?? chunk);
    needs.set(chunk, found);
  }
  const names = [...needs.keys()];
  const all = new Map(
    names.map((name) => [name, reachable(name, (chunk) => [...(needs.get(chunk) ?? [])])]),
  );
  const needEachOther = (a: string, b: string) => all.get(a)?.has(b) && all.get(b)?.has(a);
  const joined = new Map(
    names.map((name) => [name, names.find((other) => needEachOther(name, other)) ?? name]),
  );
  return new Map([...chunks].map(([id, chunk]) => [id, joined.get(chunk) ?? chunk]));
}

/** What is reached from the start, itself included. */
export function reachable<Node>(
  start: Node,
  importsOf: (node: Node) => readonly Node[],
): ReadonlySet<Node> {
  const found = new Set([start]);
  // A set that grows is walked to its end.
  for (const node of found) for (const imported of importsOf(node)) found.add(imported);
  return found;
}
