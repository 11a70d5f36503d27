import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { moveMark, type Movable, type Step } from './use-moves.ts';

type MoveButtonsProps = {
  item: Movable;
  canRise: boolean;
  canSink: boolean;
  onMove: (step: Step) => void;
  className?: string;
};

/** At the end of the way a button stays where the focus is, and does nothing. */
export function MoveButtons({ item, canRise, canSink, onMove, className = '' }: MoveButtonsProps) {
  const buttons = [
    { step: -1, label: `Subir ${item.name}`, can: canRise, Icon: ArrowUp },
    { step: 1, label: `Bajar ${item.name}`, can: canSink, Icon: ArrowDown },
  ] as const;
  return buttons.map(({ step, label, can, Icon }) => (
    <Button
      key={step}
      variant="secondary"
      size="icon"
      className={`${className} ${can ? '' : 'opacity-40!'}`}
      aria-label={label}
      aria-disabled={!can}
      data-move={moveMark({ id: item.id, step })}
      onClick={() => {
        if (can) onMove(step);
      }}
    >
      <Icon />
    </Button>
  ));
}
