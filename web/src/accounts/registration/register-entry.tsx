import { lazy, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { OnceOpened, useLazyOpening } from '../../ui/overlay/once-opened.tsx';
import { useDelayedRedirect } from '../session/use-delayed-redirect.ts';

// Most who come here have an account; the form comes when the hand goes to the button.
const loadDialog = () => import('./registration-dialog.tsx');
const RegistrationDialog = lazy(loadDialog);

/**
 * The good news stays readable for a moment before the page changes.
 * See docs/rules/accounts.md#where-people-go-after-signing-in.
 */
const REDIRECT_DELAY_MS = 1000;

export function RegisterEntry() {
  const dialog = useLazyOpening(loadDialog);
  const [isRegistered, setIsRegistered] = useState(false);
  useDelayedRedirect(isRegistered ? '/puntos' : undefined, REDIRECT_DELAY_MS);
  return (
    <>
      <Button
        {...dialog.buttonProps}
        variant="secondary"
        size="large"
        className="w-full"
        pending={isRegistered}
      >
        Registrarse
      </Button>
      <OnceOpened open={dialog.opening.open}>
        <RegistrationDialog
          {...dialog.opening}
          onRegistered={() => {
            dialog.close();
            setIsRegistered(true);
          }}
        />
      </OnceOpened>
    </>
  );
}
