import { Minus, Plus } from 'lucide-react';
import { Button } from '../button/button.tsx';

type StepperProps = {
  /** What is counted, for those who hear the buttons: "Cerveza". */
  label: string;
  /** As it is read: "2", "1 1/2"; null while there is none, when only + is shown. */
  value: string | null;
  onLess: () => void;
  onMore: () => void;
};

/** One less, one more. */
export function Stepper({ label, value, onLess, onMore }: StepperProps) {
  return (
    <div role="group" aria-label={label} className="flex shrink-0 items-center gap-1">
      {value !== null && (
        <Button variant="secondary" size="icon" aria-label={`Quitar ${label}`} onClick={onLess}>
          <Minus />
        </Button>
      )}
      <output
        aria-live="polite"
        className="min-w-9 text-center font-display text-lg font-semibold tabular-nums empty:hidden"
      >
        {value}
      </output>
      <Button variant="secondary" size="icon" aria-label={`Añadir ${label}`} onClick={onMore}>
        <Plus />
      </Button>
    </div>
  );
}
