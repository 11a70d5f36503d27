import { PhotographIndex } from '../../src/catalog/index.ts';

/** An index of product pictures under DATA_DIR/images, for tests that read what it lists and not what it tells. */
export const quietPhotographIndex = (images: string): PhotographIndex =>
  new PhotographIndex(images, ['products'], () => Promise.resolve(new Set()), {
    fault: () => undefined,
    unused: () => undefined,
  });
