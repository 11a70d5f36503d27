// What somebody who rings usually has, a tap away (docs/rules/orders.md#a-known-phone).
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { normalizePhone } from '@brasa/core/kernel/text/phone.ts';
import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import { linesAsRead } from '@brasa/core/orders/lines/order-details.rules.ts';
import type { Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { readUsualOrder } from '@brasa/core/orders/usual-orders.calls.ts';
import { queryOf } from '../../../browser/api/send.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { OrderMenu } from '../extras/order-menu.ts';

type UsualOrderProps = {
  /** As it is typed; nothing is looked for until it is whole. */
  phone: string;
  menu: OrderMenu;
  /** Whether something has been chosen already: then it is only said. */
  isBegun: boolean;
  /** Under which name it was ordered. */
  onName: (name: string) => void;
  /** What of it is still on the menu. */
  onTake: (lines: readonly Line[]) => void;
};

export function UsualOrder({ phone, ...props }: UsualOrderProps) {
  const digits = normalizePhone(phone);
  return digits === null ? null : <OfPhone key={digits} digits={digits} {...props} />;
}

type OfPhoneProps = Omit<UsualOrderProps, 'phone'> & { digits: string };

function OfPhone({ digits, menu, isBegun, onName, onTake }: OfPhoneProps) {
  const { data } = useQuery({ ...queryOf(readUsualOrder, { params: { digits } }), staleTime: 0 });
  const usual = data?.usual;
  const tell = useEffectEvent(onName);
  useEffect(() => {
    if (usual) tell(usual.name);
  }, [usual]);
  if (!usual) return null;
  const lines = usual.lines.map(readLine);
  const onSale = lines.filter(({ productId }) => menu.menu.has(productId));
  const isMenuThere = menu.menu.size > 0;
  const gone = isMenuThere ? lines.filter((line) => !onSale.includes(line)) : [];
  const title = usual.times > 1 ? 'Lo de siempre' : 'La última vez';
  const what = (
    <span className="min-w-0 text-left break-words">
      <span className="font-bold">{title}:</span> {linesAsRead(lines, menu.products)}
    </span>
  );
  return (
    <div className="grid gap-1">
      {isBegun || onSale.length === 0 ? (
        <p>{what}</p>
      ) : (
        <Button
          variant="secondary"
          className="min-h-12 w-full justify-start! gap-2! px-3! font-normal! @xl:w-auto @xl:justify-self-start"
          onClick={() => onTake(onSale)}
        >
          <History className="size-5 shrink-0" />
          {what}
        </Button>
      )}
      {gone.length > 0 && (
        <p className="text-ink-soft">
          Ya no está en la carta: {gone.map(({ name }) => name).join(', ')}
        </p>
      )}
    </div>
  );
}
