import { Check, Undo2 } from 'lucide-react';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Batch } from '@brasa/core/oven/batches.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { useNotReady, useReady, useTakeOff } from './oven.queries.ts';
import { chickensText, clockText, forText } from './oven-texts.ts';

type OnSpitProps = { batches: readonly Batch[]; ovenMinutes: number; now: number };

export function OnSpit({ batches, ovenMinutes, now }: OnSpitProps) {
  return (
    <section aria-labelledby="on-spit" className="grid min-w-0 content-start gap-3">
      <h2 id="on-spit" className="text-2xl font-bold">
        En el horno
      </h2>
      {batches.length === 0 && <p className="text-xl">No hay nada en el horno.</p>}
      <ul className="grid gap-3 empty:hidden">
        {batches.map((batch) => (
          <Roasting key={batch.id} {...{ batch, ovenMinutes, now }} />
        ))}
      </ul>
    </section>
  );
}

type RoastingProps = Omit<OnSpitProps, 'batches'> & { batch: Batch };

function Roasting({ batch, ovenMinutes, now }: RoastingProps) {
  const { ready, isPending } = useReady();
  const takeOff = useTakeOff();
  const done = Date.parse(batch.putOnAt) + ovenMinutes * MINUTE;
  const name = nameOf(batch);
  return (
    <li className="grid gap-3 rounded-card border-2 border-line bg-surface p-3">
      <BatchHead batch={batch}>
        {done <= now ? 'ya deberían estar' : `hacia ${clockText(instantToIso(done))}`}
      </BatchHead>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="done"
          className="min-h-16! grow px-3! text-2xl font-bold"
          aria-label={`Listo: ${name}`}
          pending={isPending}
          onClick={() => ready(batch)}
        >
          {!isPending && <Check className="size-7" />}
          Listo
        </Button>
        <Button
          variant="secondary"
          className="min-h-16! px-3! text-xl"
          aria-label={`Quitar: ${name}`}
          pending={takeOff.isPending}
          onClick={() => takeOff.undo(batch)}
        >
          Quitar
        </Button>
      </div>
    </li>
  );
}

export function Ready({ batches }: { batches: readonly Batch[] }) {
  if (batches.length === 0) return null;
  return (
    <section aria-labelledby="ready" className="grid min-w-0 content-start gap-3">
      <h2 id="ready" className="text-2xl font-bold">
        Listos
      </h2>
      <ul className="grid gap-3">
        {batches.map((batch) => (
          <Roasted key={batch.id} batch={batch} />
        ))}
      </ul>
    </section>
  );
}

function Roasted({ batch }: { batch: Batch }) {
  const { undo, isPending } = useNotReady();
  return (
    <li className="grid gap-3 rounded-card border-2 border-good bg-good-surface p-3">
      <BatchHead batch={batch}>{`desde ${clockText(batch.readyAt ?? batch.putOnAt)}`}</BatchHead>
      <Button
        variant="secondary"
        className="min-h-16! w-full text-xl"
        aria-label={`Deshacer: ${nameOf(batch)}`}
        pending={isPending}
        onClick={() => undo(batch)}
      >
        {!isPending && <Undo2 className="size-6" />}
        Deshacer
      </Button>
    </li>
  );
}

const nameOf = ({ chickens, slot }: Batch) => `${chickensText(chickens)} ${forText(slot)}`;

function BatchHead({ batch, children }: { batch: Batch; children: string }) {
  return (
    <p className="flex items-center gap-4">
      <span className="text-[4rem] leading-none font-bold tabular-nums">
        {chickensText(batch.chickens)}
      </span>
      <span className="text-xl leading-tight">
        <strong className="block">{forText(batch.slot)}</strong>
        {children}
      </span>
    </p>
  );
}
