import { useForm, type UseFormReturn } from 'react-hook-form';
import { Plus } from 'lucide-react';
import type { Setting } from '@brasa/core/settings/settings.contract.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';
import { registered } from '../../browser/forms/registered.ts';
import { fieldIn, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toastError } from '../../ui/toast/toast.ts';
import { toastDone, toastFailed } from './setting-messages.ts';
import { useAddSetting } from './settings.queries.ts';

const REQUIRED = 'La clave y el valor son requeridos';
const EMPTY: Setting = { key: '', value: '' };

const isFilled = (text: string) => text.trim() !== '' || REQUIRED;

export function NewSettingForm() {
  const form = useForm<Setting>({ defaultValues: EMPTY });
  useLeaveWarning(form.formState.isDirty);
  const add = useAddSetting({
    onSuccess: () => {
      form.reset(EMPTY);
      form.setFocus('key');
      toastDone('created');
    },
    onError: (error) => {
      markFaults(error, form);
      toastFailed('created');
    },
  });

  const send = ({ key, value }: Setting) => {
    if (!add.isPending) add.mutate({ key: key.trim(), value: value.trim() });
  };

  return (
    <form
      noValidate
      aria-label="Añadir un ajuste"
      className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-[1fr_1.4fr_auto] sm:gap-x-5"
      onSubmit={(event) => void form.handleSubmit(send, () => toastError('Error', REQUIRED))(event)}
    >
      <TextField
        label="Clave"
        aria-required
        className="content-start [&_input]:min-h-14"
        autoComplete="off"
        autoCapitalize="none"
        {...registered(form, 'key', { validate: isFilled })}
      />
      <TextField
        label="Valor"
        aria-required
        className="content-start [&_input]:min-h-14"
        autoComplete="off"
        {...registered(form, 'value', { validate: isFilled })}
      />
      <Button
        type="submit"
        className="min-h-14 sm:mt-8 sm:self-start"
        pending={add.isPending}
        pendingText="Añadiendo..."
      >
        <Plus className="size-5" />
        Añadir
      </Button>
    </form>
  );
}

/** What the server says is wrong goes beside the field; what it says of neither, to the key. */
function markFaults(error: Error, form: UseFormReturn<Setting>): void {
  const faults = serverFaults(error, fieldIn(EMPTY));
  if (faults.length === 0) form.setError('key', { type: 'server', message: reasonOf(error) });
  showFaults(form, faults);
}
