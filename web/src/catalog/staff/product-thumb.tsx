import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import { photographTitle, PRODUCT_IMAGES_PATH } from '@brasa/core/catalog/catalog.rules.ts';
import { usePhotograph } from '../../browser/api/use-photograph.ts';
import { Picture } from '../../ui/picture/picture.tsx';

type ProductThumbProps = { imageUrl: string | null; className: string; sizes: string };

export function ProductThumb({ imageUrl, className, sizes }: ProductThumbProps) {
  const photograph = usePhotograph(photographTitle(imageUrl ?? ''));
  const [missing, setMissing] = useState<string | null>(null);
  const frame = `aspect-[4/3] shrink-0 overflow-hidden rounded bg-sunk ${className}`;
  if (imageUrl === null || missing === imageUrl) {
    return (
      <span className={`grid place-items-center text-ink-soft ${frame}`}>
        <ImageOff className="size-6" />
      </span>
    );
  }
  return (
    // The name stands beside it. An error of the picture inside reaches the frame on its way down.
    <span className={`block ${frame}`} onErrorCapture={() => setMissing(imageUrl)}>
      <Picture
        drawing={{ src: `${PRODUCT_IMAGES_PATH}${imageUrl}`, width: 640, height: 480 }}
        photograph={photograph}
        sizes={sizes}
        className="size-full object-cover"
      />
    </span>
  );
}
