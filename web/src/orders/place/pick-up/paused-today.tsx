import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { saidDay } from '@brasa/core/kernel/time/near-days.ts';
import { madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { OrderFormValues } from '../order-form-values.ts';

export type Pause = {
  /** Null while the web's orders for today are taken. */
  until: number | null;
  /** What says so, with what else can be done beside it. */
  notice: (until: number, instead: ReactNode) => ReactNode;
};

type PausedTodayProps = {
  pause: Pause;
  form: UseFormReturn<OrderFormValues>;
  /** The next day that has room for all that is in the order. */
  next: Day | null;
  now: number | null;
};

/**
 * An order for today while staff have paused them, with both ways on: the telephone and the next day. It
 * stands where nothing moves when it comes and goes: on a phone above the bar at the lower edge, on a
 * wide screen at the lower edge itself, on a very low one behind everything else.
 */
export function PausedToday({ pause: { until, notice }, form, next, now }: PausedTodayProps) {
  const day = useWatch({ control: form.control, name: 'pickupDay' });
  const today = now === null ? null : madridDay(now);
  const isConcerned = until !== null && now !== null && today !== null && day === today;
  return (
    <div
      role="status"
      className="max-lg:-mx-3 max-lg:-mt-2 max-lg:mb-2 lg:fixed lg:inset-x-0 lg:bottom-0 [@media(max-height:26rem)]:max-lg:order-last [@media(max-height:26rem)]:max-lg:mt-3!"
    >
      {isConcerned && (
        <div className="border-t border-line-strong bg-warn-surface py-2 max-lg:px-3">
          <div className="lg:page-width lg:pr-40!">
            {notice(
              until,
              next && (
                <Button
                  variant="secondary"
                  className="min-h-11! bg-surface"
                  onClick={() => {
                    const { isSubmitted } = form.formState;
                    const change = { shouldDirty: true, shouldValidate: isSubmitted };
                    form.setValue('pickupDay', next, change);
                    // The button goes with what it answers.
                    form.setFocus('selectedTime');
                  }}
                >
                  Elegir {saidDay(next, today)}
                </Button>
              ),
            )}
          </div>
        </div>
      )}
    </div>
  );
}
