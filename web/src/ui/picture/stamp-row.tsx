import type { CSSProperties } from 'react';
import stampPlaces from './stamp-places.svg';
import stamped from './stamps.svg';

type StampRowProps = {
  className?: string;
  /** How the stamps appear over their ten printed places: a clip, a transition. */
  stamps?: { className?: string; style?: CSSProperties };
};

/** Ten places on the card of the house, and the stamps on them. For light paper. */
export function StampRow({ className = '', stamps = {} }: StampRowProps) {
  const row = { width: 1000, height: 100, loading: 'lazy' } as const;
  return (
    <div className={`relative ${className}`}>
      <img {...row} src={stampPlaces} alt="" className="h-auto w-full" />
      <img
        {...row}
        {...stamps}
        src={stamped}
        alt=""
        className={`absolute inset-0 h-auto w-full ${stamps.className ?? ''}`}
      />
    </div>
  );
}

/** The clip that leaves a share of the row stamped, 0 to 1. */
export function stampedShare(share: number): CSSProperties {
  return { clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` };
}
