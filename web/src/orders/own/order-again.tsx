// The same again, once an order is over (docs/rules/orders.md#ordering-again).
import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';

type OrderAgainProps = { onRepeat: () => void; isPending: boolean };

/** Without scripts it leads to where it is said how to order then. */
export function OrderAgain({ onRepeat, isPending }: OrderAgainProps) {
  return (
    <section aria-labelledby="again" className="grid gap-5">
      <h2 id="again" className="text-2xl">
        ¿Lo mismo otra vez?
      </h2>
      <p className="text-ink-soft noscript:hidden">
        Lo ponemos en tu pedido a los precios de hoy, y eliges cuándo lo recoges.
      </p>
      <Button size="large" className="noscript:hidden" pending={isPending} onClick={onRepeat}>
        {!isPending && <RotateCcw className="size-5" />} Repetir
      </Button>
      <div className="hidden noscript:grid">
        <ButtonLink to="/encargar" size="large">
          Hacer otro pedido
        </ButtonLink>
      </div>
    </section>
  );
}
