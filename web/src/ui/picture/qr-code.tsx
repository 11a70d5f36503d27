import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

/** 200 px and a margin of two modules, brown on white (docs/rules/loyalty.md#the-wallet-qr). */
const MARGIN_MODULES = 2;

type QrCodeProps = {
  text: string;
  label: string;
  /** `brown` as specified; `black` where a camera should find it hardest to fail. */
  ink?: 'brown' | 'black';
  className?: string;
};

export function QrCode({ text, label, ink = 'brown', className = 'size-[200px]' }: QrCodeProps) {
  const { side, path } = useMemo(() => qrPath(text, MARGIN_MODULES), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={`block ${className}`}
    >
      <path fill="#fff" d={`M0 0h${side}v${side}h-${side}z`} />
      <path fill={ink === 'brown' ? 'var(--lena)' : '#000'} d={path} />
    </svg>
  );
}
