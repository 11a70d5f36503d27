import { useState, type KeyboardEvent } from 'react';
import type { MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { foundItems, type OrderMenu } from './order-menu.ts';

type ExtraSearchProps = { menu: OrderMenu; onAdd: (item: MenuItem) => void };

/** Anything on the menu by two letters of its name; Enter takes the first that is found. */
export function ExtraSearch({ menu, onAdd }: ExtraSearchProps) {
  const [typed, setTyped] = useState('');
  const found = foundItems(menu.menu, typed);
  const isLooking = typed.trim().length > 1;
  const take = (item: MenuItem) => {
    onAdd(item);
    setTyped('');
  };
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (found[0]) take(found[0]);
  };
  return (
    <div className="grid gap-2">
      <TextField
        label="Buscar en la carta"
        hideLabel
        placeholder="Buscar en la carta"
        inputMode="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={takeFirst}
      />
      <p role="status" className={isLooking && found.length === 0 ? '' : 'sr-only'}>
        {isLooking && foundText(found.length)}
      </p>
      {found.length > 0 && (
        <ul className="rounded border-2 border-line-strong">
          {found.map((item) => (
            <li key={item.id} className="not-first:border-t not-first:border-line">
              <button
                type="button"
                className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 px-3.5 text-left outline-offset-[-3px] hover:bg-sunk active:bg-sunk"
                onClick={() => take(item)}
              >
                <span className="min-w-0 font-semibold break-words">{item.name}</span>
                <span className="whitespace-nowrap text-ink-soft">{formatEuros(item.price)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'En la carta no hay nada así';
  return count === 1 ? '1 plato' : `${count} platos`;
}
