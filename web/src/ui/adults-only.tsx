import { ADULTS_ONLY, isAlcohol } from '@brasa/core/catalog/alcohol.rules.ts';

type AdultsOnlyProps = { things: readonly { name: string }[]; className: string };

/** Nothing where no drink with alcohol is among them (docs/rules/catalog.md#drinks-for-adults). */
export function AdultsOnly({ things, className }: AdultsOnlyProps) {
  if (!things.some(({ name }) => isAlcohol(name))) return null;
  return <p className={`text-sm ${className}`}>{ADULTS_ONLY}.</p>;
}
