// The folder of product pictures, and the only place on disk that visitors can ask about.
import { copyFile, constants, mkdir, readdir, realpath, stat } from 'node:fs/promises';
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
  await Promise.all(
    missing.map((name) => copyFile(join(from, name), join(folder, name), constants.COPYFILE_EXCL)),
  );
}

/** Whether the path is a file in that folder; what leaves it, by dots or a link, does not exist. */
export async function productImageExists(folder: string, path: string): Promise<boolean> {
  const name = path.replace(/^\/?images\/products\//, '');
  if (name.includes('\0') || isAbsolute(name)) return false;
  try {
    const root = await realpath(folder);
    const file = await realpath(resolve(root, name));
    const inside = relative(root, file);
    if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) return false;
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
