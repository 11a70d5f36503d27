// The worker's caches by name. What belongs to one build of the site lies apart from every other's, so that
// no kept page names a file that is gone, and no screen gets an answer in a shape that it does not know.
import type { World } from '../world.ts';

/** Own: of whoever is signed in. Orders: of whoever has an order's address. */
export type Content = 'files' | 'pages' | 'answers' | 'own' | 'orders';

const NAME = /^brasa-(files|pages|answers|own|orders)-(.*)$/;

export function openCache({ caches, build }: World, content: Content): Promise<Cache> {
  return caches.open(`brasa-${content}-${build.id}`);
}

/** Deletes the caches for which it says so. */
export async function deleteCaches(
  { caches }: World,
  isUnwanted: (content: Content, build: string) => boolean,
): Promise<void> {
  const unwanted = (await caches.keys()).filter((name) => {
    const [, content, build = ''] = NAME.exec(name) ?? [];
    return content !== undefined && isUnwanted(content as Content, build);
  });
  await Promise.all(unwanted.map((name) => caches.delete(name)));
}
