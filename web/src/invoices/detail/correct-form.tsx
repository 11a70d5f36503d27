// "Rectificar": a further invoice that puts this one right.
import { useLayoutEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { readInvoicePdf } from '@brasa/core/invoices/invoices.calls.ts';
import {
  isSimplified,
  type CorrectionMethod,
} from '@brasa/core/invoices/records/numbering.rules.ts';
import type { RateAmount } from '@brasa/core/invoices/tax-split.rules.ts';
import { addressOf } from '@brasa/core/kernel/call.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { hasCode } from '../../browser/api/api-error.ts';
import { registered } from '../../browser/forms/registered.ts';
import { serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { sayFailed } from '../invoice-changes.ts';
import { readCorrected, useCorrectInvoice, type Corrected } from '../invoices.queries.ts';
import { LinesEditor } from '../lines/lines-editor.tsx';
import type { LineValues } from '../lines/line-values.ts';
import { ActionForm, useTypedNews, type ActionFormProps } from './action-form.tsx';
import {
  correctField,
  correctionOf,
  correctResolver,
  correctValues,
  linesFor,
  standingOf,
  worthOf,
  type CorrectValues,
} from './correct-values.ts';

const CAUSES = [
  { value: 'R1', label: 'Devolución, descuento o IVA' },
  { value: 'R4', label: 'Otro error' },
] as const;

const METHODS = [
  { value: 'S', label: 'Escribirla bien entera' },
  { value: 'I', label: 'Solo la diferencia' },
] as const;

const METHOD_HINTS: Record<CorrectionMethod, string> = {
  S: 'Por sustitución: deja las líneas como deberían ser. La nueva vale en lugar de esta.',
  I: 'Por diferencias: escribe lo que se suma, o lo que se resta con un menos delante. Valen las dos juntas.',
};

type CorrectFormProps = ActionFormProps & {
  citing: Invoice[];
  onDone: (corrective: Invoice) => void;
};

/** True where the lines are no longer those that the form proposes. */
const areTyped = (
  { method, lines }: Pick<CorrectValues, 'method' | 'lines'>,
  { invoice, citing }: Corrected,
): boolean => JSON.stringify(lines) !== JSON.stringify(linesFor(method, invoice, citing));

/** The form stands on the invoice that its author sees, until another correction comes first. */
function useCorrection(opened: Corrected, onDone: CorrectFormProps['onDone']) {
  const [seen, setSeen] = useState(opened);
  const { invoice, citing } = seen;
  const standing = standingOf(invoice, citing);
  const form = useForm<CorrectValues>({
    resolver: correctResolver(standing),
    defaultValues: correctValues(invoice, citing),
  });
  /** After another correction: untouched lines follow it, typed ones stay. */
  const showAnew = async () => {
    const now = await readCorrected(invoice.id);
    const values = form.getValues();
    if (!areTyped(values, seen)) {
      form.setValue('lines', linesFor(values.method, now.invoice, now.citing));
    }
    setSeen(now);
  };
  const correct = useCorrectInvoice(invoice.id, {
    onSuccess: (corrective) => {
      const { id, code } = corrective;
      const href = addressOf(readInvoicePdf, { params: { id } });
      toast({
        ...{ title: 'Factura rectificada', description: code, tone: 'good' },
        action: { label: 'Abrir', href },
      });
      onDone(corrective);
    },
    onError: (error) => {
      sayFailed('No se pudo rectificar la factura', error);
      showFaults(form, serverFaults(error, correctField));
      // Where the invoice cannot be read the figures stay, and the next attempt is refused like this one.
      if (hasCode(error, 'INVOICE_CORRECTED_MEANWHILE')) void showAnew().catch(() => undefined);
    },
  });
  const submit = form.handleSubmit((values) => correct.send(correctionOf(values, standing)));
  return { invoice, citing, standing, form, isPending: correct.isPending, submit };
}

export function CorrectForm(props: CorrectFormProps) {
  const { onDone, ...opened } = props;
  const { invoice, citing, standing, form, isPending, submit } = useCorrection(opened, onDone);
  useTypedNews(props, form.formState.isDirty, isPending);
  return (
    <FormProvider {...form}>
      <ActionForm
        title={`Rectificar ${invoice.code}`}
        meaning={
          <p>
            Esta factura no se toca: se hace otra que la corrige y que dice a cuál. No se puede
            deshacer, pero sí rectificar otra vez.
          </p>
        }
        submitText="Hacer la rectificativa"
        pending={isPending}
        onSubmit={submit}
        onBack={props.onBack}
      >
        <HowFields {...{ form, invoice, citing }} />
        <LinesEditor addLabel="Otra línea" isSigned least={1} />
        <Worth form={form} standing={standing} />
        <ReasonField hint="Sale en la factura" {...registered(form, 'reason')} />
      </ActionForm>
    </FormProvider>
  );
}

type HowProps = { form: UseFormReturn<CorrectValues>; invoice: Invoice; citing: Invoice[] };

/** Why and how; what was typed for the other way is there again when that is chosen. */
function HowFields({ form, invoice, citing }: HowProps) {
  const [kind, method] = useWatch({ control: form.control, name: ['kind', 'method'] });
  const typed = useRef<Partial<Record<CorrectionMethod, LineValues[] | undefined>>>({});
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const choose = (next: CorrectionMethod) => {
    if (next === method) return;
    const values = form.getValues();
    typed.current[method] = areTyped(values, { invoice, citing }) ? values.lines : undefined;
    form.setValue('method', next, { shouldDirty: true });
    form.setValue('lines', typed.current[next] ?? linesFor(next, invoice, citing));
    form.clearErrors('lines');
  };
  return (
    <div ref={place} className="grid gap-5">
      {!isSimplified(invoice.kind) && (
        <ChoiceChips
          label="Por qué"
          choices={CAUSES}
          value={kind}
          error={form.formState.errors.kind?.message}
          onChange={(next) => form.setValue('kind', next, { shouldDirty: true })}
        />
      )}
      <ChoiceChips
        label="Cómo"
        hint={METHOD_HINTS[method]}
        choices={METHODS}
        value={method}
        onChange={choose}
      />
    </div>
  );
}

type WorthProps = { form: UseFormReturn<CorrectValues>; standing: readonly RateAmount[] };

/** What it comes to, as it is typed. */
function Worth({ form, standing }: WorthProps) {
  const [method, lines] = useWatch({ control: form.control, name: ['method', 'lines'] });
  const { before, after } = worthOf(standing, { method, lines });
  return (
    <p role="status" className="font-semibold">
      Ahora {formatEuros(before)}. Quedará en {formatEuros(after)}.
    </p>
  );
}
