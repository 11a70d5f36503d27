import { useCallback, useState } from 'react';
import { usePhotograph } from '../../../browser/api/use-photograph.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import logo from '../../art/review-logo.svg?no-inline';
import otherLogo from '../../art/review-logo-alt.svg?no-inline';

const MEASURES = { width: 96, height: 96 };

/** The mark above the reviews, the shop's own where it has one; another stands in when it cannot be loaded. */
export function ReviewLogo() {
  const photograph = usePhotograph('site/review-logo');
  const otherPhotograph = usePhotograph('site/review-logo-alt');
  const [hasFailed, setHasFailed] = useState(false);
  // It may have failed before there was anybody to tell.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);
  return (
    <Picture
      // A picture element does not choose anew when only its last resort changes.
      key={hasFailed ? 'other' : 'own'}
      imageRef={check}
      drawing={{ src: hasFailed ? otherLogo : logo, ...MEASURES }}
      photograph={hasFailed ? otherPhotograph : photograph}
      sizes="5rem"
      priority="low"
      className="size-16 object-contain lg:size-20"
      onError={() => setHasFailed(true)}
    />
  );
}
