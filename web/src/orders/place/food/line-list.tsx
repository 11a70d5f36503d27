import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { lineText, lineTotal, type Line } from '@brasa/core/orders/lines/order-lines.rules.ts';

/** A line as it is read: "2 × Cerveza", what was said with it, and what it costs. */
export type ShownLine = { text: string; note?: string; total: string };

export function shownLines(lines: readonly Line[]): ShownLine[] {
  return lines.map((line) => ({
    text: lineText({ ...line, note: null }),
    ...(line.note !== null && { note: line.note }),
    total: formatEuros(lineTotal(line)),
  }));
}

export function LineList({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map(({ text, note, total }) => (
        <li key={text} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{text}</span>
            {note !== undefined && <span className="block text-sm text-ink-soft">{note}</span>}
          </span>
          <span className="shrink-0 text-ink-soft tabular-nums">{total}</span>
        </li>
      ))}
    </ul>
  );
}
