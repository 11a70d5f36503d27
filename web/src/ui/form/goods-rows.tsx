// Which goods of an order or a counter sale come back (docs/rules/payments.md#refunds).
import { unitName } from '@brasa/core/catalog/portions.rules.ts';
import { capitalised } from '@brasa/core/kernel/text/capitals.ts';
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import {
  formatChickens,
  tenths,
  tenthsToDecimal,
  type Tenths,
} from '@brasa/core/kernel/amounts/tenths.ts';
import { keptOf, linesTotal, type Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { Checkbox } from './checkbox.tsx';
import { Stepper } from './stepper.tsx';

/** What comes back of each line, by its number. */
export type Goods = Readonly<Record<number, { quantity: Tenths; toStock: boolean }>>;

const leftOf = (line: Line): Tenths => keptOf(line).quantity;

/** The price of these goods, in cents. */
export function worthOf(lines: readonly Line[], goods: Goods): Cents {
  const kept = lines.map(keptOf);
  const left = kept.map((line) => ({
    ...line,
    quantity: tenths(line.quantity - (goods[line.id]?.quantity ?? 0)),
  }));
  return cents(linesTotal(kept) - linesTotal(left));
}

/** The goods that are chosen, as a refund names them. */
export const goodsToWire = (goods: Goods) =>
  Object.entries(goods)
    .filter(([, { quantity }]) => quantity > 0)
    .map(([line, { quantity, toStock }]) => ({
      ...{ line: Number(line), quantity: tenthsToDecimal(quantity), toStock },
    }));

type GoodsRowsProps = { lines: readonly Line[]; goods: Goods; onChange: (goods: Goods) => void };

/** A stepper for each line of which anything is left, and for chickens the question of the stock. */
export function GoodsRows({ lines, goods, onChange }: GoodsRowsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">Qué se devuelve</legend>
      {lines
        .filter((line) => leftOf(line) > 0)
        .map((line) => (
          <GoodsRow
            key={line.id}
            line={line}
            chosen={goods[line.id] ?? { quantity: tenths(0), toStock: false }}
            onChange={(chosen) => onChange({ ...goods, [line.id]: chosen })}
          />
        ))}
    </fieldset>
  );
}

type GoodsRowProps = {
  line: Line;
  chosen: Goods[number];
  onChange: (chosen: Goods[number]) => void;
};

function GoodsRow({ line, chosen, onChange }: GoodsRowProps) {
  const { quantity, toStock } = chosen;
  const step = line.quantity % 10 === 0 ? 10 : 5;
  const name = capitalised(unitName(line));
  const put = (more: number) => {
    const next = tenths(Math.min(Math.max(0, quantity + more), leftOf(line)));
    onChange({ quantity: next, toStock: toStock && next > 0 });
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          {name}
          <span className="block text-sm text-ink-soft">de {formatChickens(leftOf(line))}</span>
        </span>
        <Stepper
          label={name}
          value={quantity === 0 ? null : formatChickens(quantity)}
          onLess={() => put(0 - step)}
          onMore={() => put(step)}
        />
      </div>
      {line.chickens > 0 && quantity > 0 && (
        <Checkbox
          label="Vuelve al stock de hoy"
          checked={toStock}
          onChange={({ target }) => onChange({ quantity, toStock: target.checked })}
        />
      )}
    </div>
  );
}
