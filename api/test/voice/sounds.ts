// Recordings as files, of silence unless a tone is asked for: what is in them is the service's business.

/** A WAV file of so many seconds, 8,000 samples a second, with a tone as loud as a part of full scale. */
export function wavOf(seconds: number, loudness = 0): Buffer {
  const rate = 8000;
  const samples = Math.round(seconds * rate);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples * 2, 40);
  const tone = Int16Array.from({ length: samples }, (_, index) =>
    Math.round(loudness * 32_767 * Math.sin((index / rate) * 440 * 2 * Math.PI)),
  );
  return Buffer.concat([head, Buffer.from(tone.buffer)]);
}

/** The head of a WebM file, and then its tags in an order that keeps a reader busy for ever. */
export function endlessWebm(): Buffer {
  const head =
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff';
  const tags = [0xa3, 0x1f, 0x43, 0xb6, 0x75, 0xe7, 0x81, 0x80, 0xff, 0xae, 0xd7];
  let seed = 7;
  const next = () => (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
  const body = Buffer.from(
    Array.from({ length: 3000 }, () => tags[Math.floor(next() * tags.length)] ?? 0),
  );
  return Buffer.concat([Buffer.from(head, 'hex'), body]);
}
