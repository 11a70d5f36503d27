import { useForm, type UseFormSetError } from 'react-hook-form';
import { Plus } from 'lucide-react';
import type { Setting } from '@brasa/core/settings/settings.contract.ts';
import { oneOf, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toastDone, toastError, toastFailed } from './setting-messages.ts';
import { useAddSetting } from './settings.queries.ts';

const REQUIRED = 'La clave y el valor son requeridos';
const EMPTY: Setting = { key: '', value: '' };

const isFilled = (text: string) => text.trim() !== '' || REQUIRED;

/** Clave, Valor, Añadir. */
export function NewSettingForm() {
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<Setting>({
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const add = useAddSetting({
    onSuccess: () => {
      reset(EMPTY);
      setFocus('key');
      toastDone('created');
    },
    onError: (error) => {
      markFaults(error, setError);
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
      onSubmit={(event) => void handleSubmit(send, () => toastError(REQUIRED))(event)}
    >
      <TextField
        label="Clave"
        aria-required
        className="content-start [&_input]:min-h-14"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.key?.message}
        {...register('key', { validate: isFilled })}
      />
      <TextField
        label="Valor"
        aria-required
        className="content-start [&_input]:min-h-14"
        autoComplete="off"
        error={errors.value?.message}
        {...register('value', { validate: isFilled })}
      />
      <Button
        type="submit"
        className="min-h-14 sm:mt-8 sm:self-start"
        pending={add.isPending}
        pendingText="Añadiendo..."
      >
        <Plus aria-hidden="true" className="size-5" />
        Añadir
      </Button>
    </form>
  );
}

/** What the server says is wrong goes beside the field; what it says of neither, to the key. */
function markFaults(error: Error, setError: UseFormSetError<Setting>): void {
  const faults = serverFaults(error, oneOf('key', 'value'));
  if (faults.length === 0) setError('key', { type: 'server', message: error.message });
  showFaults({ setError }, faults);
}
