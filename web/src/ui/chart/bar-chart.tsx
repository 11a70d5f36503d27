// Bars to be looked at, and the same figures as a table to be read.

type Bar = {
  key: string;
  /** Below the bar; empty where there is no room for each. */
  short: string;
  /** In the table. */
  long: string;
  value: number;
  /** Its figures in the table. */
  texts: readonly string[];
  /** The one that is meant. */
  isMarked?: boolean;
};

type BarChartProps = {
  caption: string;
  /** Of the table: what a bar is, then of each of its figures. */
  headings: readonly string[];
  bars: readonly Bar[];
};

export function BarChart({ caption, headings, bars }: BarChartProps) {
  return (
    <>
      <Bars bars={bars} />
      <details className="text-sm">
        <summary className="target flex cursor-pointer items-center font-semibold underline underline-offset-4">
          Ver en una tabla
        </summary>
        <BarTable {...{ caption, headings, bars }} />
      </details>
    </>
  );
}

function Bars({ bars }: Pick<BarChartProps, 'bars'>) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const gap = bars.length > 14 ? 'gap-px sm:gap-1' : 'gap-1';
  return (
    <ol
      aria-hidden="true"
      className={`flex min-w-0 items-end border-t border-dashed border-line pt-1 ${gap}`}
    >
      {bars.map(({ key, short, value, isMarked = false }, index) => (
        <li key={key} className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1 text-center">
          <span className="flex h-36 items-end border-b-2 border-line-strong">
            <span
              className={`w-full rounded-t-sm ${isMarked ? 'bg-action' : 'bg-line-strong'}`}
              style={{
                height: `${(Math.max(0, value) / most) * 100}%`,
                minHeight: value > 0 ? 2 : 0,
              }}
            />
          </span>
          <span
            className={`flex h-5 justify-center text-sm whitespace-nowrap text-ink-soft ${isLeftOut(short, bars.length - 1 - index) ? 'max-sm:invisible' : ''}`}
          >
            {short}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A phone has no room for each of long names: every other one, the last one always. */
const isLeftOut = (short: string, fromEnd: number) => short.length > 3 && fromEnd % 2 === 1;

function BarTable({ caption, headings, bars }: BarChartProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b-2 border-line">
        <tr className="*:not-first:text-right">
          {headings.map((heading) => (
            <th key={heading} scope="col" className="py-1.5">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {bars.map(({ key, long, texts }) => (
          <tr key={key}>
            <th scope="row" className="py-1.5 font-normal">
              {long}
            </th>
            {texts.map((text, index) => (
              <td key={headings[index + 1]} className="py-1.5 pl-3 text-right tabular-nums">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
