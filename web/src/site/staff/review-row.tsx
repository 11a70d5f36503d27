import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { formatDay } from '@brasa/core/kernel/date-texts.ts';
import type { Day } from '@brasa/core/kernel/madrid-time.ts';
import type { EditedReview } from '@brasa/core/site/reviews.contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Switch } from '../../ui/form/switch.tsx';

type Step = -1 | 1;

type ReviewRowProps = {
  review: EditedReview;
  place: number;
  canRise: boolean;
  canSink: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onShow: (isShown: boolean) => void;
  onMove: (step: Step) => void;
};

export function ReviewRow(props: ReviewRowProps) {
  const { review, place, isBusy, onEdit, onShow } = props;
  const { name, text, date, rating, isExample, isShown } = review;
  return (
    <li className="grid gap-3 p-4 sm:grid-cols-[2rem_minmax(0,1fr)_auto] sm:gap-x-4">
      <span className="text-lg font-semibold text-ink-soft max-sm:hidden">{place}</span>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="break-words">{name}</strong>
          {isExample && <Badge tone="warn">Ejemplo</Badge>}
          {!isShown && <Badge tone="outline">No se muestra</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {formatDay(date as Day)} · {rating} de 5
        </p>
        <p className="line-clamp-2">«{text}»</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <MoveButtons {...props} />
        <Button variant="secondary" aria-label={`Editar ${name}`} onClick={onEdit}>
          <Pencil className="size-5" />
          Editar
        </Button>
        <div className="basis-full sm:flex sm:justify-end">
          <Switch
            label={
              <>
                En la web <span className="sr-only">la de {name}</span>
              </>
            }
            checked={isShown}
            onCheckedChange={(isOn) => isBusy || onShow(isOn)}
          />
        </div>
      </div>
    </li>
  );
}

/** At the end of the way a button stays where the focus is, and does nothing. */
function MoveButtons({ review, canRise, canSink, isBusy, onMove }: ReviewRowProps) {
  const buttons = [
    { step: -1, label: `Subir ${review.name}`, can: canRise, Icon: ArrowUp },
    { step: 1, label: `Bajar ${review.name}`, can: canSink, Icon: ArrowDown },
  ] as const;
  return buttons.map(({ step, label, can, Icon }) => (
    <Button
      key={step}
      variant="secondary"
      size="icon"
      className={can ? '' : 'opacity-40!'}
      aria-label={label}
      aria-disabled={!can}
      data-move={`${review.id}:${step}`}
      onClick={() => {
        if (can && !isBusy) onMove(step);
      }}
    >
      <Icon />
    </Button>
  ));
}
