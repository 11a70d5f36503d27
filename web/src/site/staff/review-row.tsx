import { Pencil } from 'lucide-react';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { EditedReview } from '@brasa/core/site/reviews.contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { MoveButtons } from '../../ui/sorting/move-buttons.tsx';
import type { Step } from '../../ui/sorting/use-moves.ts';
import { Switch } from '../../ui/form/switch.tsx';

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
  const { review, place, canRise, canSink, isBusy, onEdit, onShow, onMove } = props;
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
        <MoveButtons
          item={review}
          canRise={canRise}
          canSink={canSink}
          onMove={(step) => isBusy || onMove(step)}
        />
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
