// "¿Olvidaste tu contraseña?" (docs/rules/accounts.md#forgotten-passwords).
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

/** Opens without scripts too; `contact` is how the shop is reached. */
export function ForgottenPassword({ contact }: { contact: ReactNode }) {
  return (
    <details className="group mt-5">
      <summary className="flex min-h-12 cursor-pointer items-center justify-center gap-2 font-semibold">
        ¿Olvidaste tu contraseña?
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-3 text-ink-soft">
        <p>
          Te hacemos un enlace para que elijas otra: pídelo en el local, por teléfono o por
          WhatsApp. Dura 30 minutos.
        </p>
        {contact}
      </div>
    </details>
  );
}
