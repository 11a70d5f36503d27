// "Avísame cuando esté listo" (docs/rules/messages.md#to-a-phone).
import { useMemo } from 'react';
import { Bell, BellRing } from 'lucide-react';
import { askForOrderPush, stopOrderPush } from '@brasa/core/orders/order-push.calls.ts';
import { send } from '../../browser/api/send.ts';
import { usePush, type PushTopic } from '../../browser/push/use-push.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';

/** It has its place before it is known whether this browser has asked, so that nothing moves; not without scripts. */
export function ReadyNotice({ code, orderId }: { code: string; orderId: number }) {
  const topic = useMemo(
    (): PushTopic => ({
      name: `order:${orderId}`,
      owner: orderId,
      ask: (body) => send(askForOrderPush, { params: { code }, body }),
      stop: (endpoint) => send(stopOrderPush, { params: { code }, body: { endpoint } }),
    }),
    [code, orderId],
  );
  const { isOn, isPending, problem, change } = usePush(topic);
  const Icon = isOn ? BellRing : Bell;
  return (
    <div className="grid justify-items-start gap-2 noscript:hidden">
      <Button variant="secondary" pending={isPending} onClick={() => change(!isOn)}>
        {!isPending && <Icon className="size-5" />}
        {isOn ? 'No me avises' : 'Avísame cuando esté listo'}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {isOn
          ? 'Te avisaremos en este dispositivo, también si cambiamos algo.'
          : 'En este dispositivo, y también si cambiamos algo.'}
      </p>
      {problem !== null && <FormError>{problem}</FormError>}
    </div>
  );
}
