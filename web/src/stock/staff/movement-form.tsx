import type { MovementType } from '@brasa/core/stock/stock.contract.ts';
import { signedChickens } from '@brasa/core/kernel/amounts/signed-chickens.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { registered } from '../../browser/forms/registered.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { initialQuantity, MOVEMENTS, steppedQuantity } from './movement-values.ts';
import { useMovement } from './use-movement.ts';
import { UnansweredFault } from '../../ui/form/unanswered-fault.tsx';

type MovementFormProps = {
  sale: ReactNode;
  /** What the day began with; undefined until it is known. */
  initialStock: string | undefined;
};

/** What happens to today's stock; a sale that is paid has a form of its own. */
export function MovementForm({ sale, initialStock }: MovementFormProps) {
  const movement = useMovement();
  const { form } = movement;
  useFollowedInitial(form, initialStock);
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
      <ChoiceChips
        label="Movimiento"
        className="[&_label]:grow [&_label>span]:min-h-14 [&_label>span]:px-2 max-sm:[&_label>span]:text-sm"
        choices={MOVEMENTS}
        value={type}
        hint={MOVEMENTS.find(({ value }) => value === type)?.hint}
        onChange={(chosen) => movement.choose(chosen, initialStock)}
      />
      {/* What is entered there, or on its way, goes on. */}
      <div hidden={type !== 'sale'}>{sale}</div>
      {type !== 'sale' && <QuantityForm type={type} movement={movement} />}
    </div>
  );
}

/** An opening quantity that nobody has typed over follows the stored one, which a colleague may change. */
function useFollowedInitial(form: Form, initialStock: string | undefined): void {
  const shown = useRef(initialStock);
  useEffect(() => {
    const { type, quantity } = form.getValues();
    const isUntouched = type === 'initial' && quantity === initialQuantity(shown.current);
    shown.current = initialStock;
    if (isUntouched) form.setValue('quantity', initialQuantity(initialStock));
  }, [form, initialStock]);
}

type Form = ReturnType<typeof useMovement>['form'];

type QuantityFormProps = { type: MovementType; movement: ReturnType<typeof useMovement> };

function QuantityForm({ type, movement }: QuantityFormProps) {
  const { form, isPending, submit, isRepeat } = movement;
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  const step = (way: 1 | -1) => {
    const next = steppedQuantity({ type, quantity }, way);
    form.setValue('quantity', next);
    form.clearErrors('quantity');
  };
  return (
    <form noValidate aria-label="Movimiento de stock" onSubmit={submit} className="grid gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex grow items-start gap-2 sm:grow-0">
          <StepButton label="Medio pollo menos" onClick={() => step(-1)}>
            <Minus className="size-6" />
          </StepButton>
          <TextField
            label="Pollos"
            inputMode="decimal"
            autoComplete="off"
            className="min-w-28 grow sm:w-36 sm:grow-0 [&_input]:min-h-16 [&_input]:text-center [&_input]:text-2xl [&_input]:font-bold"
            {...registered(form, 'quantity')}
          />
          <StepButton label="Medio pollo más" onClick={() => step(1)}>
            <Plus className="size-6" />
          </StepButton>
        </div>
        <SubmitButton className="min-h-16! grow" pending={isPending} pendingText="Anotando...">
          {isRepeat ? 'Repetir' : 'Anotar'}
        </SubmitButton>
      </div>
      {/* Below the button: what comes must not push it away from under the finger. */}
      <MovementFault movement={movement} />
    </form>
  );
}

type StepButtonProps = { label: string; onClick: () => void; children: ReactNode };

function StepButton({ label, onClick, children }: StepButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-label={label}
      className="mt-8 size-16 shrink-0 px-0!"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

function MovementFault({ movement }: { movement: ReturnType<typeof useMovement> }) {
  const { failure, unanswered, isRepeat, beginAnew } = movement;
  if (!failure) return null;
  return (
    <UnansweredFault
      {...failure}
      {...{ isRepeat, onBeginAnew: beginAnew }}
      unanswered={unanswered && `«${attemptText(unanswered)}»`}
      another="Lo que anotes"
      anewText="Es otro movimiento"
    />
  );
}

type Unanswered = NonNullable<ReturnType<typeof useMovement>['unanswered']>;

/** "Venta, 1 pollo". */
function attemptText({ movement, amount }: Unanswered): string {
  const label = MOVEMENTS.find(({ value }) => value === movement.type)?.label ?? '';
  return `${label}, ${signedChickens(amount)}`;
}
