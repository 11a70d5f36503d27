// "Avisarme de mis puntos" (docs/rules/messages.md#to-a-phone).
import { useMemo } from 'react';
import { askForPointsPush, stopPointsPush } from '@brasa/core/loyalty/points-push.calls.ts';
import { send } from '../../browser/api/send.ts';
import { usePush, type PushTopic } from '../../browser/push/use-push.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';

export function PointsNotices({ userId }: { userId: number }) {
  const topic = useMemo(
    (): PushTopic => ({
      ...{ name: 'points', owner: userId },
      ask: (body) => send(askForPointsPush, { body }),
      stop: (endpoint) => send(stopPointsPush, { body: { endpoint } }),
    }),
    [userId],
  );
  const { isOn, isPending, problem, change } = usePush(topic);
  return (
    <section aria-labelledby="notices" className="grid justify-items-start gap-4">
      <h2 id="notices" className="text-2xl">
        Avisos en este dispositivo
      </h2>
      <p role="status" className="max-w-prose">
        {isOn
          ? 'Te avisaremos cuando te apuntemos puntos, o si van a caducar en 30 días.'
          : 'Entérate cuando te apuntemos puntos, o si van a caducar en 30 días.'}
      </p>
      <Button variant="secondary" pending={isPending} onClick={() => change(!isOn)}>
        {isOn ? 'No avisarme más' : 'Avisarme de mis puntos'}
      </Button>
      {problem !== null && <FormError>{problem}</FormError>}
    </section>
  );
}
