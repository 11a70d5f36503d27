import encodeQR from 'qr';

/** The dark modules as a path of squares of side 1, `margin` modules from every edge, and the whole side. */
export function qrPath(text: string, margin: number): { side: number; path: string } {
  // It renders none without a margin.
  const rows = encodeQR(text, 'raw', { border: Math.max(1, margin), ecc: 'medium' });
  const cut = margin === 0 ? 1 : 0;
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x - cut} ${y - cut}h1v1h-1z` : [])),
  );
  return { side: rows.length - 2 * cut, path: path.join('') };
}
