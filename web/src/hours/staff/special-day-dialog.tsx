import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { HOURS_OUT_OF_ORDER, isInOrder, specialDateFault } from '@brasa/core/hours/hours.rules.ts';
import { isClockTime, isDay, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { editsOf } from '../../browser/forms/merged-edits.ts';
import { oneOf, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { mergeIntoForm, useSharedEdit } from '../../browser/forms/use-shared-edit.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSaveSpecialDay, type SpecialDayEntry } from './admin-hours.queries.ts';
import { nowText } from './day-conflict.ts';
import { DESK_FIELD, DESK_SWITCH } from './desk-controls.ts';
import { dateTitle } from '../week/special-day-texts.ts';
import { useToday } from '../week/week.ts';

type Values = Omit<SpecialDayEntry, 'note'> & { note: string };

const NEW: Values = {
  date: '',
  isOpen: false,
  openTime: '10:00',
  closeTime: '17:00',
  note: '',
  autoUpdate: false,
};
function valuesOf(day: SpecialDay | null): Values {
  if (!day) return NEW;
  const { date, isOpen, openTime, closeTime, note, autoUpdate } = day;
  return { date, isOpen, openTime, closeTime, note: note ?? '', autoUpdate };
}

/** Its values travel as they are. */
const EDITS = editsOf((values: Values) => values);

const FIELDS = ['date', 'openTime', 'closeTime', 'note'] as const;
const MAX_NOTE = 80;

type SpecialDayDialogProps = {
  /** Null while closed; `day` is null for a new one. */
  open: { day: SpecialDay | null } | null;
  onClose: () => void;
};

export function SpecialDayDialog({ open, onClose }: SpecialDayDialogProps) {
  // While it fades out it goes on showing what it was open for.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const day = shown?.day ?? null;
  return (
    <Dialog
      open={open !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={day ? 'Editar día especial' : 'Añadir día especial'}
    >
      <SpecialDayForm key={day?.id ?? 'new'} day={day} onClose={onClose} />
    </Dialog>
  );
}

type SpecialDayFormProps = { day: SpecialDay | null; onClose: () => void };

function SpecialDayForm({ day, onClose }: SpecialDayFormProps) {
  const form = useForm<Values>({ defaultValues: valuesOf(day) });
  const [failure, setFailure] = useState<string>();
  const edit = useSharedEdit<SpecialDay, object, SpecialDay | null>(day, (before, current) =>
    mergeIntoForm(form, EDITS, [valuesOf(before), valuesOf(current)]),
  );
  const { seen } = edit;
  const theirs = edit.conflict?.current;
  const save = useSaveSpecialDay(seen, {
    onSuccess: () => {
      toast({
        title: day ? 'Día especial actualizado' : 'Día especial añadido',
        description: 'Ya se ve en la web.',
        tone: 'good',
      });
      onClose();
    },
    onError: (error) => {
      if (edit.noteRefusal(error)) return;
      const faults = serverFaults(error, oneOf(...FIELDS), { SPECIAL_DAY_EXISTS: 'date' });
      if (faults.length === 0) setFailure(error.message);
      showFaults(form, faults);
    },
  });
  const send = ({ date, isOpen, openTime, closeTime, note, autoUpdate }: Values) => {
    if (save.isPending) return;
    setFailure(undefined);
    edit.settle();
    // The times of a closed day are its last ones, whatever has been typed.
    const times = isOpen ? { openTime, closeTime } : (seen ?? NEW);
    save.mutate({
      date,
      isOpen,
      openTime: times.openTime,
      closeTime: times.closeTime,
      note: note.trim() || null,
      autoUpdate,
    });
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {failure !== undefined && <FormError title="No se ha guardado">{failure}</FormError>}
      {theirs && (
        <ChangedMeanwhile
          theirs={theirs}
          onTakeTheirs={() => {
            // A form that is reset knows its fields again only when it is rendered.
            form.setFocus('date');
            form.reset(valuesOf(theirs));
            edit.settle();
          }}
        />
      )}
      <Fields form={form} day={seen} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="secondary" className="min-h-14" onClick={onClose}>
          Cancelar
        </Button>
        <Button
          type="submit"
          className="min-h-14"
          pending={save.isPending}
          pendingText="Guardando..."
        >
          {day ? 'Guardar' : 'Añadir'}
        </Button>
      </div>
    </form>
  );
}

type ChangedMeanwhileProps = { theirs: SpecialDay; onTakeTheirs: () => void };

function ChangedMeanwhile({ theirs, onTakeTheirs }: ChangedMeanwhileProps) {
  return (
    <FormError title="Este día ha cambiado mientras lo editabas">
      <p>
        {dateTitle(theirs.date)}
        {theirs.note !== null && `, ${theirs.note}`}. {nowText(theirs)}
      </p>
      <p className="mb-2">Lo que has escrito sigue aquí. Revísalo y vuelve a guardar.</p>
      <Button variant="secondary" className="min-h-14" onClick={onTakeTheirs}>
        Descartar lo mío
      </Button>
    </FormError>
  );
}

function Fields({ form, day }: { form: UseFormReturn<Values>; day: SpecialDay | null }) {
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const today = useToday();
  const [isOpen, autoUpdate] = useWatch({ control, name: ['isOpen', 'autoUpdate'] });
  return (
    <>
      <DateField
        label="Fecha"
        aria-required
        className={DESK_FIELD}
        min={today ?? undefined}
        error={errors.date?.message}
        {...register('date', { validate: (date) => dateFault(date, day) ?? true })}
      />
      <TextField
        label="Motivo"
        hint="Opcional. Se ve en la web, como «La Inmaculada» o «Moros y Cristianos»"
        className={DESK_FIELD}
        maxLength={MAX_NOTE}
        error={errors.note?.message}
        {...register('note')}
      />
      <div className={DESK_SWITCH}>
        <Switch
          label={isOpen ? 'Abierto con otro horario' : 'Cerrado todo el día'}
          checked={isOpen}
          onCheckedChange={(next) => setValue('isOpen', next, { shouldDirty: true })}
        />
      </div>
      {isOpen && <Times form={form} />}
      <div className={DESK_SWITCH}>
        <Switch
          label="Actualización automática desde Google"
          checked={autoUpdate}
          onCheckedChange={(next) => setValue('autoUpdate', next, { shouldDirty: true })}
        />
      </div>
    </>
  );
}

function Times({ form: { register, formState, getValues } }: { form: UseFormReturn<Values> }) {
  const { errors } = formState;
  return (
    <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
      <DateField
        type="time"
        label="Hora de apertura"
        className={DESK_FIELD}
        error={errors.openTime?.message}
        {...register('openTime', { validate: (time) => isClockTime(time) || 'Hora inválida' })}
      />
      <DateField
        type="time"
        label="Hora de cierre"
        className={DESK_FIELD}
        error={errors.closeTime?.message}
        {...register('closeTime', {
          validate: (closeTime) => timesFault(getValues('openTime'), closeTime) ?? true,
        })}
      />
    </div>
  );
}

/** A day that is there may keep its date, even when it is over by now. */
function dateFault(date: string, day: SpecialDay | null): string | null {
  if (!isDay(date)) return 'Fecha inválida';
  return date === day?.date ? null : specialDateFault(date, madridDay(Date.now()));
}

function timesFault(openTime: string, closeTime: string): string | null {
  if (!isClockTime(closeTime)) return 'Hora inválida';
  return !isClockTime(openTime) || isInOrder({ openTime, closeTime }) ? null : HOURS_OUT_OF_ORDER;
}
