import { expect, it } from 'vitest';
import { piecesOf, withoutCycles } from './pieces.ts';

type Source = { size?: number; entries: string[]; imports?: string[] };

function pieces(sources: Record<string, Source>, chunks: string[][] = []): string[][] {
  const ids = Object.keys(sources).filter((id) => !chunks.flat().includes(id));
  const found = piecesOf(ids, {
    sizeOf: (id) => sources[id]?.size ?? 1,
    entriesOf: (id) => new Set(sources[id]?.entries),
    importsOf: (id) => sources[id]?.imports ?? [],
    small: 10,
    chunks,
  });
  return found.map((piece) => piece.toSorted()).toSorted();
}

it('puts together what the same entries need', () => {
  const [home, order] = [
    { size: 50, entries: ['home'] },
    { size: 50, entries: ['order'] },
  ];
  expect(pieces({ a: home, b: order, c: home })).toEqual([['a', 'c'], ['b']]);
});

it('lets a small piece go along where it is loaded anyway', () => {
  const big = { size: 50, entries: ['home', 'order'] };
  expect(pieces({ big, small: { entries: ['order'] } })).toEqual([['big', 'small']]);
});

it('lets no entry load much for nothing', () => {
  const big = { size: 50, entries: ['order'] };
  expect(pieces({ big, small: { entries: ['home', 'order'] } })).toEqual([['big'], ['small']]);
});

it('counts what goes along with what goes along', () => {
  const library = { size: 50, entries: ['order'] };
  const withLibrary = { entries: ['order'], imports: ['library'] };
  const sources = { library, withLibrary, alone: { entries: ['home', 'login'] } };
  expect(pieces(sources, [['library']])).toEqual([['alone'], ['withLibrary']]);
});

it('lets two not become one that a third needs and is needed by', () => {
  const below = { size: 50, entries: ['home', 'order', 'login'] };
  const between = { size: 50, entries: ['home', 'order'], imports: ['below'] };
  const above = { entries: ['home'], imports: ['between'] };
  expect(pieces({ below, between, above })).toEqual([['above', 'between'], ['below']]);
  expect(pieces({ below, between, above }, [['between']])).toEqual([['above'], ['below']]);
});

it('makes one of chunks that need each other', () => {
  const imports: Record<string, string[]> = { a: ['b'], b: ['c'], c: [] };
  const chunks = withoutCycles(
    new Map([
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'x'],
      ['d', 'z'],
    ]),
    (id) => imports[id] ?? [],
  );
  expect([...chunks.values()]).toEqual(['x', 'x', 'x', 'z']);
});
