import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Minus, Plus } from 'lucide-react';
import {
  formatChickens,
  parseTenths,
  tenths,
  type Tenths,
} from '@brasa/core/kernel/amounts/tenths.ts';

type QuantityStepperProps = {
  /** What there is so much of; read out with the number and its buttons. */
  label: string;
  value: Tenths;
  step: Tenths;
  most: Tenths;
  /** 0 takes it away. */
  onChange: (value: Tenths) => void;
};

const BUTTON =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded border-2 border-line-strong bg-surface outline-offset-2 hover:border-ink active:bg-sunk disabled:cursor-not-allowed disabled:opacity-50';

/** How many: a tap more, a tap less, or typed. */
export function QuantityStepper({ label, value, step, most, onChange }: QuantityStepperProps) {
  const id = useId();
  const up = tenths(value - (value % step) + step);
  const down = tenths(Math.max(0, value % step === 0 ? value - step : value - (value % step)));
  return (
    <div role="group" aria-labelledby={id} className="flex items-center gap-1">
      <span id={id} className="sr-only">
        {label}
      </span>
      <button
        type="button"
        aria-label={down === 0 ? `Quitar ${label}` : `Menos ${label}`}
        className={BUTTON}
        onClick={() => onChange(down)}
      >
        <Minus className="size-5" />
      </button>
      <Count {...{ label, value, step, most, onChange }} />
      <button
        type="button"
        aria-label={`Más ${label}`}
        disabled={up > most}
        className={BUTTON}
        onClick={() => onChange(up)}
      >
        <Plus className="size-5" />
      </button>
    </div>
  );
}

/** Only what can be ordered is taken over; anything else is gone when the field is left. */
function Count({ label, value, step, most, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const quantity = parseTenths(text.trim().replace(',', '.'));
    const isPossible = quantity !== null && quantity > 0 && quantity <= most;
    if (isPossible && quantity % step === 0) onChange(quantity);
  };
  const leaveOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.blur();
  };
  return (
    <input
      aria-label={`Cantidad de ${label}`}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? formatChickens(value)}
      onFocus={({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select()}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={leaveOnEnter}
      className="min-h-12 w-14 rounded border-2 border-transparent bg-transparent px-1 text-center text-lg font-bold hover:border-line-strong"
    />
  );
}
