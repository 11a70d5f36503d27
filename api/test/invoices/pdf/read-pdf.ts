// Reads a PDF with Debian's poppler-utils, and a QR with its zbar-tools: neither shares code with what
// wrote them.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PACKAGES: Record<string, string> = { zbarimg: 'zbar-tools' };

async function ask(command: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await run(command, args, { maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (failure) {
    const isMissing = (failure as { code?: unknown }).code === 'ENOENT';
    const packageName = PACKAGES[command] ?? 'poppler-utils';
    const fault = isMissing ? `is missing: install Debian's ${packageName}` : 'failed';
    throw new Error(`${command} ${fault}`, { cause: failure });
  }
}

async function withFile<Result>(
  content: Uint8Array,
  use: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-pdf-'));
  const path = join(folder, 'file');
  try {
    writeFileSync(path, content);
    return await use(path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each page's text, its words in the order in which they stand in the file, one space between them. */
export function pageTexts(pdf: Buffer): Promise<string[]> {
  return withFile(pdf, async (path) => {
    const text = await ask('pdftotext', '-raw', path, '-');
    const pages = text.split('\f').slice(0, -1);
    return pages.map((page) => page.replace(/\s+/g, ' ').trim());
  });
}

export async function pdfText(pdf: Buffer): Promise<string> {
  return (await pageTexts(pdf)).join(' ');
}

/** "Title", "Pages", "Tagged" and so on. */
export function pdfFacts(pdf: Buffer): Promise<Map<string, string>> {
  return withFile(pdf, async (path) => {
    const lines = (await ask('pdfinfo', path)).trim().split('\n');
    return new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
    );
  });
}

/** What a screen reader goes through, each part's kind on a line, indented under what holds it. */
export function structureOf(pdf: Buffer): Promise<string> {
  return withFile(pdf, (path) => ask('pdfinfo', '-struct-text', path));
}

export function metadataOf(pdf: Buffer): Promise<string> {
  return withFile(pdf, (path) => ask('pdfinfo', '-meta', path));
}

/** The fonts: each one's name and whether it is in the file. */
export function fontsOf(pdf: Buffer): Promise<{ name: string; isEmbedded: boolean }[]> {
  return withFile(pdf, async (path) => {
    const rows = (await ask('pdffonts', path)).trim().split('\n').slice(2);
    return rows.map((row) => ({
      name: row.split(' ')[0] ?? '',
      isEmbedded: / yes +(?:yes|no) +yes +\d+ +\d+$/.test(row),
    }));
  });
}

export type Box = {
  page: number;
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** Where each word stands, in points from the upper left. */
export function wordBoxes(pdf: Buffer): Promise<Box[]> {
  return withFile(pdf, async (path) => {
    const html = await ask('pdftotext', '-bbox', path, '-');
    const pages = html.split('<page ').slice(1);
    const pattern =
      /xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
    return pages.flatMap((content, page) =>
      Array.from(content.matchAll(pattern), ([, left, top, right, bottom, text = '']) => ({
        page,
        text,
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      })),
    );
  });
}

export type Cut = { left: number; top: number; width: number; height: number };

/** A picture of a part of the first page, in dots, as PNG in shades of grey. */
export function cutFirstPage(pdf: Buffer, dotsPerInch: number, cut: Cut): Promise<Buffer> {
  return withFile(pdf, async (path, folder) => {
    const picture = join(folder, 'cut');
    const sides = { x: cut.left, y: cut.top, W: cut.width, H: cut.height };
    const place = Object.entries(sides).flatMap(([name, dots]) => [`-${name}`, String(dots)]);
    const options = ['-r', String(dotsPerInch), '-gray', '-png', '-singlefile', ...place];
    await ask('pdftoppm', ...options, path, picture);
    return readFileSync(`${picture}.png`);
  });
}

/** What the one QR on a picture says. */
export function readQr(png: Buffer): Promise<string> {
  return withFile(png, async (path) => (await ask('zbarimg', '--quiet', '--raw', path)).trimEnd());
}
