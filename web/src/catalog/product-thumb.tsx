import { useState, type ReactNode } from 'react';
import { photographTitle, PRODUCT_IMAGES_PATH } from '@brasa/core/catalog/catalog.rules.ts';
import { usePhotograph } from '../browser/api/use-photograph.ts';
import { Picture } from '../ui/picture/picture.tsx';

type ProductThumbProps = {
  imageUrl: string | null;
  className: string;
  sizes: string;
  /** What stands in the frame where there is no picture; null for no frame. */
  missing: ReactNode;
};

/** A product's picture, small; the name stands beside it. */
export function ProductThumb({ imageUrl, className, sizes, missing }: ProductThumbProps) {
  const photograph = usePhotograph(photographTitle(imageUrl ?? ''));
  const [lost, setLost] = useState<string | null>(null);
  const frame = `aspect-[4/3] shrink-0 overflow-hidden rounded bg-sunk ${className}`;
  if (imageUrl === null || lost === imageUrl) {
    if (missing === null) return null;
    return <span className={`grid place-items-center text-ink-soft ${frame}`}>{missing}</span>;
  }
  return (
    // An error of the picture inside reaches the frame on its way down.
    <span className={`block ${frame}`} onErrorCapture={() => setLost(imageUrl)}>
      <Picture
        drawing={{ src: `${PRODUCT_IMAGES_PATH}${imageUrl}`, width: 640, height: 480 }}
        photograph={photograph}
        sizes={sizes}
        className="size-full object-cover"
      />
    </span>
  );
}
