// What an order's customer was told by mail or by push, and what never arrived (docs/rules/messages.md#for-staff).
import { relativeDayTitle } from '@brasa/core/kernel/time/near-days.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import type { OrderMessage } from '@brasa/core/messages/messages.contract.ts';
import { messageKindText, sendingFaultText } from '@brasa/core/messages/sending.rules.ts';
import { changeReasonIfTold } from '../../../browser/api/error-texts.ts';
import { telLink } from '../../../browser/device/tel-link.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import { useOrderMessages, useSendAgain } from './messages.queries.ts';

type OrderMessagesProps = { orderId: number; phone: string | null; now: number };

export function OrderMessages(props: OrderMessagesProps) {
  return (
    <section aria-label="Avisos al cliente" className="border-t border-line pt-3">
      <Disclosure label="Avisos al cliente">
        <Messages {...props} />
      </Disclosure>
    </section>
  );
}

function Messages({ orderId, phone, now }: OrderMessagesProps) {
  const again = useSendAgain({
    onSuccess: () => toastSuccess('Se envía otra vez'),
    onError: (error) => toastError('No se pudo enviar otra vez', changeReasonIfTold(error)),
  });
  return (
    <Loaded
      query={useOrderMessages(orderId)}
      loading={<Skeletons count={2} label="Cargando avisos..." className="grid gap-3 *:h-12" />}
      failed="No se pudieron cargar los avisos"
      otherwise={<p className="text-ink-soft">Tu sesión ha terminado.</p>}
    >
      {({ isOn, messages }) =>
        messages.length === 0 ? (
          <p className="text-ink-soft">
            {isOn ? 'No se ha enviado ninguno.' : 'El correo no está configurado en este servidor.'}
          </p>
        ) : (
          <ol className="mt-1 grid gap-3 border-l-2 border-line pl-4">
            {messages.map((message) => (
              <Message
                key={message.id}
                {...{ message, phone }}
                today={madridDay(now)}
                isLast={message.id === messages.findLast(({ channel }) => channel === 'mail')?.id}
                pending={again.isPending}
                onAgain={() => again.send(message.id)}
              />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

const STATES: Record<OrderMessage['state'], string> = {
  waiting: 'Por enviar',
  sent: 'Enviado',
  dropped: 'Ya no hacía falta',
  failed: 'No ha llegado',
};

const CHANNELS: Record<OrderMessage['channel'], string> = {
  mail: 'Correo',
  push: 'Móvil',
};

type MessageProps = {
  message: OrderMessage;
  phone: string | null;
  today: Day;
  isLast: boolean;
  pending: boolean;
  onAgain: () => void;
};

function Message({ message, phone, today, isLast, pending, onAgain }: MessageProps) {
  const { kind, channel, state, fault } = message;
  const at = Date.parse(message.at);
  return (
    <li className="grid justify-items-start gap-1">
      <p className="grid">
        <strong>{messageKindText(kind)}</strong>
        <span className="text-sm text-ink-soft">
          {CHANNELS[channel]} · {fault === 'too_many' ? 'No enviado' : STATES[state]} ·{' '}
          {relativeDayTitle(madridDay(at), today)}, {madridClock(at)}
        </span>
      </p>
      {fault !== null && (state !== 'dropped' || fault === 'too_many') && (
        <p>{sendingFaultText(channel, fault)}</p>
      )}
      {state === 'failed' && isLast && (
        <div className="flex flex-wrap items-center gap-x-5">
          {phone !== null && (
            <TextLink href={telLink(phone)}>Llamar: {formatPhone(phone)}</TextLink>
          )}
          <Button variant="secondary" pending={pending} onClick={onAgain}>
            Enviar de nuevo
          </Button>
        </div>
      )}
    </li>
  );
}
