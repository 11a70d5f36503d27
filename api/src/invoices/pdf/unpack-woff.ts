// A WOFF font as the TrueType file that it packs: fontkit reads packed ones too, but unpacks a table in
// JavaScript each time that it looks at it, which takes a hundred times as long.
import { inflateSync } from 'node:zlib';

/** https://www.w3.org/TR/WOFF/: the sizes of the heads, and of each table's entry, in both formats. */
const WOFF = { head: 44, entry: 20, flavour: 4, tableCount: 12 } as const;
const SFNT = { head: 12, entry: 16 } as const;

type Table = { tag: Buffer; checksum: number; content: Buffer };

function tableAt(woff: Buffer, entry: number): Table {
  const offset = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const packed = woff.subarray(offset, offset + packedLength);
  const isPacked = packedLength < woff.readUInt32BE(entry + 12);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    content: isPacked ? inflateSync(packed) : packed,
  };
}

function headOf(flavour: number, tableCount: number): Buffer {
  const head = Buffer.alloc(SFNT.head);
  const power = Math.floor(Math.log2(tableCount));
  const searchRange = 2 ** power * SFNT.entry;
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(tableCount, 4);
  head.writeUInt16BE(searchRange, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(tableCount * SFNT.entry - searchRange, 10);
  return head;
}

/** Takes the bytes of a WOFF file (version 1); answers those of the font in it. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(WOFF.tableCount);
  const tables = Array.from({ length: count }, (_, at) =>
    tableAt(woff, WOFF.head + at * WOFF.entry),
  );
  const entries: Buffer[] = [];
  const contents: Buffer[] = [];
  let offset = SFNT.head + count * SFNT.entry;
  for (const { tag, checksum, content } of tables) {
    const entry = Buffer.alloc(SFNT.entry);
    tag.copy(entry);
    entry.writeUInt32BE(checksum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(content.length, 12);
    entries.push(entry);
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
    contents.push(content, padding);
    offset += content.length + padding.length;
  }
  return Buffer.concat([headOf(woff.readUInt32BE(WOFF.flavour), count), ...entries, ...contents]);
}
