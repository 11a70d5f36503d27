import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Search, X } from 'lucide-react';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { STATUS_NAMES } from '@brasa/core/orders/archive/order-history.rules.ts';
import { MOST_SEARCHED } from '@brasa/core/orders/archive/order-archive.rules.ts';
import { PAYMENT_METHOD_NAMES } from '@brasa/core/payments/way-texts.rules.ts';
import { REST_MS } from '../../../browser/forms/use-debounced.ts';
import { DaysFields } from '../../../ui/form/days-fields.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { Conditions } from './archive-conditions.ts';

type ArchiveFiltersProps = {
  conditions: Conditions;
  today: Day;
  onChange: (conditions: Conditions) => void;
};

const named = <Value extends string>(names: Record<Value, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }));

const STATUSES = named(STATUS_NAMES);
const PAYMENTS = [
  { value: 'unpaid', label: 'Sin cobrar' },
  { value: 'to_give_back', label: 'Por devolver' },
  { value: 'withdrawn', label: 'Desistimiento' },
  { value: 'paid', label: 'Cobrado' },
  ...named(PAYMENT_METHOD_NAMES),
];

export function ArchiveFilters({ conditions, today, onChange }: ArchiveFiltersProps) {
  const { status, payment } = conditions;
  const put = (change: Partial<Conditions>) => onChange({ ...conditions, ...change });
  return (
    <div className="grid gap-4">
      <SearchField
        search={conditions.search}
        onSearch={(search) => put({ search, isNear: false })}
      />
      <section
        aria-label="Filtros"
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:grid-cols-4 [&_input[type=date]]:min-w-0 [&_input[type=date]]:px-2 sm:[&_input[type=date]]:px-3.5"
      >
        <DaysFields
          label="Día de recogida"
          days={conditions}
          today={today}
          onChange={({ from, to }) => put({ from, to })}
        />
        <SelectField
          label="Estado"
          options={STATUSES}
          placeholder="Todos"
          value={status ?? ''}
          onChange={({ target }) => put({ status: (target.value || null) as Conditions['status'] })}
        />
        <SelectField
          label="Pago"
          options={PAYMENTS}
          placeholder="Todos"
          value={payment ?? ''}
          onChange={({ target }) =>
            put({ payment: (target.value || null) as Conditions['payment'] })
          }
        />
      </section>
    </div>
  );
}

type SearchFieldProps = { search: string; onSearch: (search: string) => void };

/** What is typed runs ahead of what is searched; what the address says anew stands in it. */
function SearchField({ search, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const settle = useEffectEvent(onSearch);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return undefined;
    const timer = setTimeout(() => settle(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  const clear = () => {
    setTyped('');
    document.getElementById(id)?.focus();
  };
  return (
    <div role="search" className="relative max-w-3xl">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Nombre, teléfono, email o número
      </label>
      <Search className="pointer-events-none absolute bottom-4.5 left-3.5 size-5 text-ink-soft" />
      <input
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MOST_SEARCHED}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-14 w-full rounded border-2 border-line-strong bg-surface pr-12 pl-11 text-base text-ink placeholder:text-ink-soft/80 hover:border-ink"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label="Borrar búsqueda"
          className="absolute right-0 bottom-0 grid h-14 w-12 place-items-center"
          onClick={clear}
        >
          <X className="size-5" />
        </button>
      )}
    </div>
  );
}
