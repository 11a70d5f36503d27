// Reads a picture's QR with zbarimg (Debian's zbar-tools), which shares no code with the site's own
// writer and reader.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the QR on a PNG says. Fails when there is none, and when there is nothing to read it with. */
export async function readQrPicture(png: Buffer): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-qr-'));
  const picture = join(folder, 'qr.png');
  try {
    writeFileSync(picture, png);
    const { stdout } = await run('zbarimg', ['--quiet', '--raw', '--oneshot', picture]);
    return stdout.trimEnd();
  } catch (failure) {
    const isMissing = (failure as { code?: unknown }).code === 'ENOENT';
    const fault = isMissing
      ? "zbarimg is missing: install Debian's zbar-tools"
      : 'zbarimg has found no QR on the picture';
    throw new Error(fault, { cause: failure });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
