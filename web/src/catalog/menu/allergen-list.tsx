import { ALLERGENS, type Allergen } from '@brasa/core/catalog/catalog.rules.ts';

/** The allergens by name: a mark that has to be learnt first protects nobody. */
export function AllergenList({ allergens }: { allergens: readonly Allergen[] }) {
  if (allergens.length === 0)
    return <p className="text-sm text-ink-soft">Sin alérgenos declarados</p>;
  return (
    <ul aria-label="Alérgenos" className="flex min-w-0 flex-wrap gap-1.5">
      {allergens.map((allergen) => (
        <li
          key={allergen}
          className="rounded-sm border border-line-strong px-1.5 py-0.5 text-[0.8125rem] leading-tight text-ink-soft"
        >
          {ALLERGENS[allergen]}
        </li>
      ))}
    </ul>
  );
}
