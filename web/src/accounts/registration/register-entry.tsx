import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useDelayedRedirect } from '../session/use-delayed-redirect.ts';

// Most who come here have an account; the form comes when the hand goes to the button.
const loadDialog = () => import('./registration-dialog.tsx');
const RegistrationDialog = lazy(loadDialog);

/**
 * The good news stays readable for a moment before the page changes.
 * See docs/rules/accounts.md#where-people-go-after-signing-in.
 */
const REDIRECT_DELAY_MS = 1000;

/** The way to an account for whoever has none. */
export function RegisterEntry() {
  const [open, setOpen] = useState(false);
  // Once opened it stays mounted: it keeps what was typed, and can leave the screen as it came.
  const [wanted, setWanted] = useState(false);
  const [isRegistered, setIsRegistered] = useState(false);
  useDelayedRedirect(isRegistered ? '/puntos' : undefined, REDIRECT_DELAY_MS);
  const preload = () => void loadDialog();

  return (
    <>
      <Button
        variant="secondary"
        size="large"
        className="w-full"
        aria-haspopup="dialog"
        pending={isRegistered}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        Registrarse
      </Button>
      {wanted && (
        <Suspense>
          <RegistrationDialog
            open={open}
            onOpenChange={setOpen}
            onRegistered={() => {
              setOpen(false);
              setIsRegistered(true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
