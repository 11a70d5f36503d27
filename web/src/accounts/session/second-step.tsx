// The second step of signing in (docs/rules/accounts.md#signing-in-with-a-code).
import { useEffect, useState } from 'react';
import { hasCode } from '../../browser/api/api-error.ts';
import { registered } from '../../browser/forms/registered.ts';
import { Button } from '../../ui/button/button.tsx';
import { CodeField } from '../../ui/form/contact-fields.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import type { useSecondStep } from './log-in.queries.ts';
import { useCodeForm } from './use-code-form.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';

type SecondStepProps = { step: ReturnType<typeof useSecondStep>; onBack: () => void };

export default function SecondStep({ step, onBack }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { form, submit, failure } = useCodeForm(step);
  // It has come in place of the password's.
  useEffect(() => form.setFocus('code'), [form, isRecovery]);
  const isGone = hasCode(failure, 'CHALLENGE_GONE');
  const switchKind = () => {
    setRecovery(!isRecovery);
    form.reset();
    step.reset();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p className="text-ink-soft">
        {isRecovery
          ? 'Escribe uno de los códigos que guardaste al activar la verificación. Cada uno sirve una vez.'
          : 'Abre la app de códigos de tu móvil y escribe el de esta cuenta.'}
      </p>
      <CodeField
        label={isRecovery ? 'Código de recuperación' : 'Código de 6 cifras'}
        isRecovery={isRecovery}
        {...registered(form, 'code')}
      />
      {failure && <FormError>{reasonOf(failure)}</FormError>}
      {isGone ? (
        <Button size="large" onClick={onBack}>
          Empezar de nuevo
        </Button>
      ) : (
        <>
          <Button type="submit" size="large" pending={step.isPending || step.isSuccess}>
            Entrar
          </Button>
          <div className="flex flex-wrap justify-between gap-3 max-sm:*:w-full">
            <Button variant="secondary" onClick={onBack}>
              Volver
            </Button>
            <Button variant="secondary" onClick={switchKind}>
              {isRecovery ? 'Usar el código de la app' : 'Usar un código de recuperación'}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
