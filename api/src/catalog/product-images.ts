// The folder of product pictures, and the only place on disk that visitors can ask about.
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, realpath, rename, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';

export function imagesFolder(dataDir: string): string {
  return resolve(dataDir, 'images');
}

export function productImagesFolder(images: string): string {
  return join(images, 'products');
}

/** Puts the starter pictures there; files that exist (the shop's own photographs) stay. */
export async function copyStarterImages(from: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [starters, present] = await Promise.all([readdir(from), readdir(folder)]);
  const missing = starters.filter((name) => !present.includes(name));
  for (const name of missing) await copyWhole(join(from, name), folder, name);
}

/**
 * Processes that start together may copy the same file: each of them whole, and whichever comes last stays.
 */
async function copyWhole(file: string, folder: string, name: string): Promise<void> {
  const draft = join(folder, `.${randomUUID()}-${name}`);
  await copyFile(file, draft);
  await rename(draft, join(folder, name));
}

/** True for a file of that folder. A path that leaves it by dots does not exist, and neither does a link. */
export async function productImageExists(folder: string, path: string): Promise<boolean> {
  const name = path.replace(/^\/?images\/products\//, '');
  if (name.includes('\0') || isAbsolute(name)) return false;
  try {
    const root = await realpath(folder);
    const file = resolve(root, name);
    if (file !== (await realpath(file))) return false;
    const inside = relative(root, file);
    if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) return false;
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
