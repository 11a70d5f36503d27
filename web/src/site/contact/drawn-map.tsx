import { SitePicture } from '../site-picture.tsx';

/** What both maps stand in, so that nothing moves when one takes the other's place. */
export const MAP_FRAME =
  'relative aspect-square w-full overflow-hidden rounded-card border-2 border-ink bg-surface sm:aspect-3/2';

export function DrawnMap() {
  return (
    <div className={MAP_FRAME}>
      <SitePicture
        name="town-map"
        sizes="(min-width: 64rem) 43rem, 90vw"
        className="size-full object-cover"
      />
      <Pin />
    </div>
  );
}

/** Its point on the middle; the second ink a hair out of register, as on every drawing. */
function Pin() {
  return (
    <svg
      viewBox="0 0 64 84"
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 w-16 -translate-x-1/2 -translate-y-full overflow-visible sm:w-20"
    >
      <ellipse cx="32" cy="82" rx="13" ry="4" fill="var(--carbon)" opacity="0.35" />
      <path
        d="M32 82C22 64 5 50 5 30a27 27 0 0 1 54 0c0 20-17 34-27 52Z"
        fill="var(--brasa)"
        stroke="var(--crema)"
        strokeWidth="6"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path
        d="M35 13c1 6-3 9-5.5 12.5-1-2-1.3-3.5-1-5.5C23 23 19 28 19 34c0 8 6 13 13.5 13S46 42 46 34.5c0-5-2-8-4.5-11.5-.5 2.5-1.5 4-3 5.5.5-6.5-.5-11.5-3.5-15.5Z"
        fill="var(--carbon)"
      />
      <path
        d="M32 31c0 3.5-4.5 5-4.5 9.5 0 3 2 5 4.7 5s4.8-2 4.8-5c0-2-.8-3-1.7-4.3-.3 1.2-.9 2-1.8 2.6.2-3-.3-5.6-1.5-7.8Z"
        fill="var(--azafran)"
      />
    </svg>
  );
}
