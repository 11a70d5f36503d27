import { formatEuros } from '@brasa/core/kernel/cents.ts';
import { lineText, lineTotal, type Line } from '@brasa/core/orders/order-lines.rules.ts';

/** A line as it is read: "2 × Cerveza", and what it costs. */
export type ShownLine = { text: string; total: string };

/** Without what was said with them: notes are nobody's to keep. */
export function shownLines(lines: readonly Line[]): ShownLine[] {
  return lines.map((line) => ({
    text: lineText({ ...line, note: null }),
    total: formatEuros(lineTotal(line)),
  }));
}

export function OrderedLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map(({ text, total }) => (
        <li key={text} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 font-semibold break-words">{text}</span>
          <span className="shrink-0 text-ink-soft tabular-nums">{total}</span>
        </li>
      ))}
    </ul>
  );
}
