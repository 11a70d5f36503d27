import { formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';

/** A price as on a paper menu: "13,50 €" in the display type under a thin line. */
export function Price({ amount, className = '' }: { amount: string; className?: string }) {
  const value = parseCents(amount);
  if (value === null) throw new Error(`not a price: ${amount}`);
  return (
    <span
      className={`inline-block border-t border-current pt-1 font-display text-lg leading-none font-semibold whitespace-nowrap text-accent ${className}`}
    >
      {formatEuros(value)}
    </span>
  );
}
