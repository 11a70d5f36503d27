import { useState } from 'react';
import type { OvenSlot } from '@brasa/core/dashboard/oven-board.contract.ts';
import { isStillOn } from '@brasa/core/dashboard/oven-due.rules.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { PutOn } from './put-on.tsx';

const A_FEW = 4;

/** What nobody has asked for: passers-by of whom the board knows nothing yet, or a hunch. */
export function AnotherBatch({ slots, now }: { slots: readonly OvenSlot[]; now: number }) {
  const offered = slots.filter((slot) => isStillOn(slot, now));
  const [chosen, setChosen] = useState<string | null>(null);
  const upcoming = offered.find(({ dueAt }) => Date.parse(dueAt) >= now) ?? offered.at(-1);
  const slot = offered.find((one) => one.slot === chosen) ?? upcoming;
  if (!slot) return null;
  return (
    <section
      aria-labelledby="another-batch"
      className="grid min-w-0 content-start gap-3 [&_select]:min-h-14 [&_select]:text-2xl [&_select]:font-bold"
    >
      <h2 id="another-batch" className="text-2xl font-bold">
        Otra tanda
      </h2>
      <SelectField
        label="Para las"
        options={offered.map((one) => ({ value: one.slot, label: one.time }))}
        value={slot.slot}
        onChange={({ target }) => setChosen(target.value)}
      />
      <PutOn slot={slot.slot} wanted={A_FEW} isAsked={false} />
    </section>
  );
}
