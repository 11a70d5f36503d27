import { useCallback, useState } from 'react';
import logo from '../art/review-logo.svg?no-inline';
import otherLogo from '../art/review-logo-alt.svg?no-inline';

/** The mark above the reviews; another one stands in when it cannot be loaded. */
export function ReviewLogo() {
  const [hasFailed, setHasFailed] = useState(false);
  // It may have failed before there was anybody to tell.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);
  return (
    <img
      ref={check}
      src={hasFailed ? otherLogo : logo}
      alt=""
      width={96}
      height={96}
      fetchPriority="low"
      className="size-16 lg:size-20"
      onError={() => setHasFailed(true)}
    />
  );
}
