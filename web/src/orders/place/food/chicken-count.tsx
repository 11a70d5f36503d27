import { chickenNoun } from '@brasa/core/kernel/amounts/chicken-words.ts';
import { formatChickens, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';

export function ChickenCount({ quantity }: { quantity: Tenths }) {
  return (
    <p className="flex items-baseline gap-3 font-display font-semibold text-accent">
      <span className="text-4xl leading-none tracking-tight">{formatChickens(quantity)}</span>
      <span className="text-lg">{chickenNoun(quantity)}</span>
    </p>
  );
}
