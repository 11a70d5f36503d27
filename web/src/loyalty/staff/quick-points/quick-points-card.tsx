// The staff's corner on a page that customers see too; neither this nor the dialog is loaded by them.
import { lazy } from 'react';
import { Flame } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { OnceOpened, useLazyOpening } from '../../../ui/overlay/once-opened.tsx';

const loadDialog = () => import('./quick-points-dialog.tsx');
const QuickPointsDialog = lazy(loadDialog);

export default function QuickPointsCard() {
  const { opening, buttonProps } = useLazyOpening(loadDialog);
  return (
    <Card
      as="section"
      aria-labelledby="panel-haykakan"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
    >
      <div>
        <h2 id="panel-haykakan" className="text-xl">
          Panel Haykakan
        </h2>
        <p className="text-ink-soft">Asigna puntos o cobra el bono de un cliente.</p>
      </div>
      <Button size="large" className="max-sm:w-full" {...buttonProps}>
        <Flame /> Puntos rápidos
      </Button>
      <OnceOpened open={opening.open}>
        <QuickPointsDialog {...opening} />
      </OnceOpened>
    </Card>
  );
}
