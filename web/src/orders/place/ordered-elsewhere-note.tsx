import { InSight } from './in-sight.tsx';

/** What was chosen here has been ordered in another tab: to send it again would be another order. */
export function OrderedElsewhereNote() {
  return (
    <InSight isSeenElsewhere={false}>
      <div role="alert" className="rounded border-l-4 border-glow bg-warn-surface px-4 py-3">
        <p className="font-semibold">Este pedido ya está hecho</p>
        <p>Lo has enviado desde otra pestaña. Lo que encargues aquí será otro pedido.</p>
      </div>
    </InSight>
  );
}
