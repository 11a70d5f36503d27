// "¿Algo más?": the menu by category, closed until somebody wants it but for the menus, with a search once it is long.
// See docs/rules/orders.md#the-rest-of-the-menu.
import { memo, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { foldText } from '@brasa/core/kernel/text/fold-text.ts';
import { countOf, type Basket } from '@brasa/core/orders/place/basket.rules.ts';
import { keepInField } from '../../../browser/forms/keep-in-field.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DishRow, type DishContext } from './dish-row.tsx';

export type MenuSection = {
  id: number;
  name: string;
  products: readonly Product[];
  /** Before anybody has asked for it. */
  isOpen: boolean;
};

/** From so many dishes on the menu is searched rather than read. */
const LONG_MENU = 20;

type MenuStepProps = DishContext & { sections: readonly MenuSection[] };

export const MenuStep = memo(function MenuStep({ sections, ...context }: MenuStepProps) {
  const [typed, setTyped] = useState('');
  const isLong = sections.reduce((sum, { products }) => sum + products.length, 0) >= LONG_MENU;
  const sought = foldText(typed).trim();
  return (
    <div className="grid gap-4">
      {isLong && (
        <TextField
          label="Buscar en la carta"
          type="search"
          autoComplete="off"
          className="sm:max-w-72"
          value={typed}
          onKeyDown={keepInField}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {sought === '' ? (
        <ul className="border-t border-line">
          {sections.map((section) => (
            <Section key={section.id} section={section} {...context} />
          ))}
        </ul>
      ) : (
        <Found sections={sections} sought={sought} {...context} />
      )}
    </div>
  );
});

function Section({ section, ...context }: DishContext & { section: MenuSection }) {
  const [isOpen, setIsOpen] = useState(section.isOpen);
  const chosen = countChosen(section, context.basket);
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-12 w-full items-center gap-3 text-left font-semibold"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown
          className={`size-5 shrink-0 transition-transform ${isOpen ? '' : '-rotate-90'}`}
        />
        <span className="grow">{section.name}</span>
        {/* One text, which is shown anew on a page that the browser translates. */}
        {chosen > 0 && <span className="text-sm text-accent">{`${chosen} en tu pedido`}</span>}
      </button>
      {isOpen && <Dishes products={section.products} {...context} />}
    </li>
  );
}

function countChosen({ products }: MenuSection, { lines }: Basket): number {
  const ids = new Set(products.map(({ id }) => id));
  return countOf({ chickens: null, lines: lines.filter(({ productId }) => ids.has(productId)) });
}

type FoundProps = MenuStepProps & { sought: string };

function Found({ sections, sought, ...context }: FoundProps): ReactNode {
  const found = sections
    .flatMap(({ products }) => products)
    .filter(({ name }) => foldText(name).includes(sought));
  return (
    <div>
      <p role="status" className={found.length === 0 ? 'text-ink-soft' : 'sr-only'}>
        {foundText(found.length)}
      </p>
      {found.length > 0 && <Dishes products={found} {...context} />}
    </div>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'Nada en la carta se llama así.';
  return count === 1 ? '1 plato' : `${count} platos`;
}

function Dishes({ products, ...context }: DishContext & { products: readonly Product[] }) {
  return (
    <ul className="pb-3">
      {products.map((product) => (
        <DishRow key={product.id} product={product} {...context} />
      ))}
    </ul>
  );
}
