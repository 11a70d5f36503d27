// Everything that the tests write lies in one folder, which goes when the last of them has ended: a
// process that is ended in the middle of a test cleans up nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderWithoutDisk } from './folder-without-disk.ts';

export default function makeTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(folderWithoutDisk(), 'brasa-tests-'));
  // Where tmpdir() leads the processes of the tests, and the servers that they start.
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
