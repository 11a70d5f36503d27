import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { useCachedDraft } from '../../../browser/forms/cached-draft.ts';
import { propose, useFormChanges } from '../../../browser/forms/use-form-changes.ts';
import { toast, toastSuccess } from '../../../ui/toast/toast.ts';
import { pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';
import {
  accumulateFailure,
  isAlreadyGiven,
  toastFailure,
  type PointsFailure,
} from '../points-failure.ts';
import { useAccumulate } from './accumulate.queries.ts';
import {
  accumulateResolver,
  accumulatePayload,
  accumulateValues,
  visitName,
  visitText,
  type AccumulatePayload,
  type AccumulateValues,
  type Visit,
} from './accumulate-values.ts';

export type AccumulateForm = UseFormReturn<AccumulateValues>;

export type VisitEvents = {
  /** The visit has its points, or they wait for the connection. */
  onDone: (visit: Visit) => void;
  /** The visit's ID has been used for another purchase: the next visit needs another one. */
  onUsedUp: (visit: Visit) => void;
};

export function useAccumulateForm(visit: Visit, { onDone, onUsedUp }: VisitEvents) {
  const { form, dropDraft } = useStoredVisit(visit);
  const name = visitName(visit);
  const accumulate = useAccumulate({
    onSuccess: ({ queued, isNewUser }, sent) => {
      if (queued) sayQueued(sent.visit);
      else sayAssigned(sent.payload, isNewUser);
      dropDraft(sent.visit);
      onDone(sent.visit);
    },
    onError: (error, sent) => {
      toastFailure(failureOf(error, sent.visit));
      if (isAlreadyGiven(error)) onUsedUp(sent.visit);
    },
  });

  const filledFor = useRef(name);
  const beginAnew = useEffectEvent(() => {
    // The new visit's fields are on screen already.
    form.reset(accumulateValues(visit), { keepFieldsRef: true });
    // What is under way goes on and tells its outcome; it is just no longer this form's.
    accumulate.reset();
  });
  // Before the form is painted, and before it looks up whose phone it holds.
  useLayoutEffect(() => {
    if (filledFor.current !== name) beginAnew();
    filledFor.current = name;
  }, [name]);

  useFollowedProposal(form, visit);

  const save = (values: AccumulateValues) => {
    if (accumulate.isPending) return;
    accumulate.mutate({ payload: accumulatePayload(values, visit), visit });
  };

  return {
    form,
    isPending: accumulate.isPending,
    failure: accumulate.error && failureOf(accumulate.error, visit),
    /** Whether the form is that visit's: an answer may come when it is another's. */
    isFilledFor: (one: Visit) => filledFor.current === visitName(one),
    /** It was about somebody else, or another try. */
    forgetFailure: () => {
      if (accumulate.isError) accumulate.reset();
    },
    submit: form.handleSubmit(save),
  };
}

/** What the visit's order proposes. */
const PROPOSED = ['phone', 'amount'] as const;

type Proposal = Pick<AccumulateValues, (typeof PROPOSED)[number]>;

const proposalOf = (visit: Visit): Proposal => {
  const { phone, amount } = accumulateValues(visit);
  return { phone, amount };
};

/** What an order proposes follows the order, also while the dialog is closed; what was typed stays. */
function useFollowedProposal(form: AccumulateForm, visit: Visit): void {
  const name = visitName(visit);
  const { phone, amount } = proposalOf(visit);
  const proposed = useRef({ name, phone, amount });
  const follow = useEffectEvent(() => {
    const before = proposed.current;
    const now = { name, phone, amount };
    proposed.current = now;
    if (before.name !== name) return;
    for (const field of PROPOSED) {
      if (form.getValues(field) === before[field]) propose(form, field, now[field]);
    }
  });
  // Before it is looked up whose phone the form holds.
  useLayoutEffect(() => follow(), [name, phone, amount]);
}

type Draft = { name: string; values: AccumulateValues; proposed: Proposal };

/** What was typed, with what is proposed by now where the proposal of then was left as it was. */
function restoredValues({ values, proposed }: Draft, visit: Visit): AccumulateValues {
  const now = proposalOf(visit);
  const followed = PROPOSED.filter((field) => values[field] === proposed[field]);
  return followed.reduce((restored, field) => ({ ...restored, [field]: now[field] }), values);
}

/** The visit's form. What was typed in it outlives the desk; another visit's takes its place. */
function useStoredVisit(visit: Visit) {
  const { draft, storeDraft, dropDraft } = useCachedDraft<Draft>('points');
  const name = visitName(visit);
  const kept = useRef(draft?.name);
  const form = useForm<AccumulateValues>({
    resolver: accumulateResolver,
    defaultValues: draft?.name === name ? restoredValues(draft, visit) : accumulateValues(visit),
  });
  useFormChanges(form, ({ values }) => {
    const isTyped = JSON.stringify(values) !== JSON.stringify(accumulateValues(visit));
    kept.current = isTyped ? name : undefined;
    if (isTyped) storeDraft({ name, values, proposed: proposalOf(visit) });
    else dropDraft();
  });
  return {
    form,
    dropDraft: (done: Visit) => {
      if (kept.current === visitName(done)) dropDraft();
    },
  };
}

function failureOf(error: Error, visit: Visit): PointsFailure {
  return accumulateFailure(error, 'walkInId' in visit);
}

function sayAssigned({ phone, pointsToAdd }: AccumulatePayload, isNewUser: boolean): void {
  const news = isNewUser ? ' Se ha creado un nuevo usuario con este teléfono.' : '';
  toastSuccess(
    '¡Puntos asignados!',
    `${pointsText(pointsToAdd)} para el ${formatPhone(phone)}.${news}`,
  );
}

function sayQueued(visit: Visit): void {
  toast({
    title: `Sin conexión - Puntos encolados para sincronizar. ID visita: ${visitText(visit)}`,
  });
}
