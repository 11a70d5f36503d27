import { lazy, type ReactNode } from 'react';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { OnceOpened, useLazyOpening } from '../../ui/overlay/once-opened.tsx';

// Seldom wanted: it comes when the hand goes to its button.
const loadDialog = () => import('./access-dialog.tsx');
const AccessDialog = lazy(loadDialog);

type AccessButtonProps = ButtonProps & {
  user: Pick<CurrentUser, 'username' | 'role'>;
  children: ReactNode;
};

/** Opens Acceso y dispositivos of whoever is signed in. */
export function AccessButton({ user, children, ...button }: AccessButtonProps) {
  const { turn, opening, buttonProps } = useLazyOpening(loadDialog);
  return (
    <>
      <Button variant="secondary" {...button} {...buttonProps}>
        {children}
      </Button>
      <OnceOpened open={opening.open}>
        {/* What was told once is not shown again. */}
        <AccessDialog key={turn} {...opening} user={user} />
      </OnceOpened>
    </>
  );
}
