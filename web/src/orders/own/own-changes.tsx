// What the customer can still change. The forms work as the page was sent, without scripts; with them nothing
// is loaded anew.
import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { CircleCheck } from 'lucide-react';
import { isDay, madridClock, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { saidDayInFull } from '@brasa/core/kernel/time/near-days.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import {
  changePath,
  orderPagePath,
  OWN_CHANGES,
  type OrderNotice,
  type OwnChangeName,
} from '@brasa/core/orders/page/order-page.rules.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { focusInSight } from '../../browser/device/focus-in-sight.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { useChangeOwnOrder, useSentNotice } from '../own-order.queries.ts';
import { PickupSelect } from './pickup-select.tsx';
import { NO_ANSWER, refusalText } from './refusal-text.ts';

type OwnChangesProps = {
  code: string;
  order: OrderPage;
  today: Day | null;
  phone: ReactNode;
  /** Gets the focus, and comes into sight, once the order is called off here: nothing of this is left then. */
  heading: RefObject<HTMLElement | null>;
};

export function OwnChanges({ code, order, today, phone, heading }: OwnChangesProps) {
  const { notice, wish, pending } = useWishes(code, order);
  const wished = useRef(pending);
  useLayoutEffect(() => {
    wished.current = pending;
  }, [pending]);
  useLayoutEffect(() => {
    const above = heading.current;
    return () => {
      // WebKit leaves the page where it is while what is below goes.
      if (wished.current === 'cancel' && above) focusInSight(above);
    };
  }, [heading]);
  const { changeRefusal, pickups } = order;
  return (
    <section aria-labelledby="changes" className="grid gap-5">
      <h2 id="changes" className="text-2xl">
        ¿Un cambio de planes?
      </h2>
      <Notice notice={notice} phone={changeRefusal === null ? phone : null} />
      {changeRefusal === null ? (
        <>
          <p className="text-ink-soft">{untilText(order, today)}</p>
          <form
            method="post"
            action={changePath(code, 'change')}
            className="grid gap-3"
            onSubmit={wish('change')}
          >
            <input type="hidden" name="version" value={order.version} />
            {pickups.length > 0 ? (
              <>
                <PickupSelect order={order} today={today} />
                <Button type="submit" size="large" pending={pending === 'change'}>
                  Cambiar la hora
                </Button>
              </>
            ) : (
              <p>Ahora mismo no queda otra hora libre para tu pedido.</p>
            )}
          </form>
          <CancelForm
            {...{ code, order }}
            onSubmit={wish('cancel')}
            pending={pending === 'cancel'}
          />
        </>
      ) : (
        <div className="grid gap-1">
          <p>{changeRefusal.error}.</p>
          {phone}
        </div>
      )}
    </section>
  );
}

function untilText({ changeableUntil }: OrderPage, today: Day | null): string {
  const until = Date.parse(changeableUntil);
  const day = madridDay(until);
  const when = today === null || !isDay(today) ? day : saidDayInFull(day, today);
  return `Puedes cambiarlo hasta las ${madridClock(until)} (${when.toLowerCase()}).`;
}

type CancelFormProps = {
  code: string;
  order: OrderPage;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  pending: boolean;
};

function keep(event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  const question = event.currentTarget.closest('details');
  question?.removeAttribute('open');
  question?.querySelector('summary')?.focus();
}

/** The question comes before the button that does it. */
function CancelForm({ code, order, onSubmit, pending }: CancelFormProps) {
  return (
    <details className="group rounded border-2 border-line-strong">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 py-2 font-semibold">
        Cancelar el pedido
      </summary>
      <form
        method="post"
        action={changePath(code, 'cancel')}
        className="grid gap-3 px-4 pt-1 pb-4"
        onSubmit={onSubmit}
      >
        <input type="hidden" name="version" value={order.version} />
        <p>¿Seguro que quieres cancelarlo? Para volver a pedir tendrás que hacer otro pedido.</p>
        <div className="flex flex-wrap gap-3 *:grow">
          <Button type="submit" variant="danger" pending={pending}>
            Sí, cancelar el pedido
          </Button>
          {/* Without scripts it is the page again, with the question closed. */}
          <ButtonLink variant="secondary" to={orderPagePath(code)} onClick={keep}>
            No, conservarlo
          </ButtonLink>
        </div>
      </form>
    </details>
  );
}

/** What was done or refused; the shop's telephone where it is refused. */
function Notice({ notice, phone }: { notice: OrderNotice | null; phone: ReactNode }) {
  if (notice === null) return null;
  if (notice.isDone) {
    return (
      <p
        role="status"
        className="flex items-center gap-3 rounded border-l-4 border-good bg-good-surface px-4 py-3 font-semibold text-good"
      >
        <CircleCheck className="size-5 shrink-0" />
        {notice.text}
      </p>
    );
  }
  return (
    <FormError>
      <p>{notice.text.replace(/\.?$/, '.')}</p>
      {phone}
    </FormError>
  );
}

type Wish = Exclude<OwnChangeName, 'withdrawal'>;

function useWishes(code: string, order: OrderPage) {
  const sent = useSentNotice();
  const change = useChangeOwnOrder(code);
  const [said, setSaid] = useState<Said | null>(sent ? { notice: sent } : null);
  const [pending, setPending] = useState<Wish | null>(null);
  // A wish that had no answer is the same wish when it is sent again.
  const last = useRef({ content: '', key: '' });
  const wish = (name: Wish) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending !== null) return;
    const chosen = new FormData(event.currentTarget).get('pickupTime');
    if (name === 'change' && (typeof chosen !== 'string' || chosen === '')) return;
    const pickupTime = name === 'change' && typeof chosen === 'string' ? chosen : null;
    const content = `${order.version} ${pickupTime ?? ''}`;
    if (last.current.content !== content) last.current = { content, key: newKey() };
    setPending(name);
    setSaid(null);
    const done = { isDone: true, text: OWN_CHANGES[name] };
    change.mutate(
      { version: order.version, pickupTime, key: last.current.key },
      {
        onSuccess: ({ version }) => setSaid({ notice: done, version }),
        onError: (error) => {
          const notice = { isDone: false, text: refusalText(error) };
          const { version } = order;
          setSaid(notice.text === NO_ANSWER ? { notice, version, pickupTime, done } : { notice });
        },
        onSettled: () => setPending(null),
      },
    );
  };
  return { notice: said && noticeNow(said, order), wish, pending };
}

type Said = {
  notice: OrderNotice;
  /** The order's, of which it is true. */
  version?: number;
  /** What was wished without an answer, and what is said where the order has become so. */
  pickupTime?: string | null;
  done?: OrderNotice;
};

/** What was said, unless something else has become of the order since. */
function noticeNow(
  { notice, version, pickupTime, done }: Said,
  order: OrderPage,
): OrderNotice | null {
  if (version === undefined || order.version <= version) return notice;
  const hasCome = done && pickupTime && Date.parse(pickupTime) === Date.parse(order.pickupTime);
  return hasCome ? done : null;
}
