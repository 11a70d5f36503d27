import { useForm } from 'react-hook-form';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { fieldIn, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';

const contract = lazyResolver(() => import('./code-form-resolver.ts'));
const EMPTY = { code: '' };

const faultsIn = (error: Error) =>
  serverFaults(error, fieldIn(EMPTY), { SECOND_FACTOR_WRONG: 'code' });

type Sending = {
  mutate: (code: string, callbacks: { onError: (error: Error) => void }) => void;
  isPending: boolean;
  error: Error | null;
};

/** A form that asks for a code; `failure` is what is no fault of its field. */
export function useCodeForm(sending: Sending) {
  const form = useForm({ resolver: contract.resolver, defaultValues: EMPTY });
  usePreloadedContract(form, contract);
  const send = ({ code }: typeof EMPTY) => {
    if (sending.isPending) return;
    sending.mutate(code, { onError: (error) => showFaults(form, faultsIn(error)) });
  };
  const { error } = sending;
  const failure = error && faultsIn(error).length === 0 ? error : null;
  return { form, submit: form.handleSubmit(send), failure };
}
