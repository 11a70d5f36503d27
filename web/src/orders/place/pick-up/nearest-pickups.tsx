import { saidDay } from '@brasa/core/kernel/time/near-days.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { OrderFormValues, PickupField } from '../order-form-values.ts';

export type NearestOffer = {
  /** The pick-up that was full. */
  of: Pick<OrderFormValues, PickupField>;
  pickups: readonly number[];
};

type NearestPickupsProps = {
  nearest: readonly number[];
  now: number;
  choosePickup: (pickup: number) => void;
};

/** Where there is room in place of a time that was full, a tap away. */
export function NearestPickups({ nearest, now, choosePickup }: NearestPickupsProps) {
  return (
    <div className="-mt-2 grid gap-2">
      <p className="font-semibold">Hay sitio para:</p>
      <div className="flex flex-wrap gap-2">
        {nearest.map((pickup) => (
          <Button key={pickup} variant="secondary" onClick={() => choosePickup(pickup)}>
            {saidDay(madridDay(pickup), madridDay(now))} a las {madridClock(pickup)}
          </Button>
        ))}
      </div>
    </div>
  );
}
