import { lazy, type ReactNode } from 'react';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { OnceOpened, useLazyOpening } from '../../ui/overlay/once-opened.tsx';

// Seldom wanted: it comes when the hand goes to its button.
const loadDialog = () => import('./change-password-dialog.tsx');
const ChangePasswordDialog = lazy(loadDialog);

type OwnPasswordButtonProps = {
  user: Pick<CurrentUser, 'username'>;
  'aria-describedby'?: string;
  children: ReactNode;
};

/** Changes the password of whoever is signed in, who proves the present one. */
export function OwnPasswordButton({ user, children, ...described }: OwnPasswordButtonProps) {
  const { turn, opening, buttonProps } = useLazyOpening(loadDialog);
  return (
    <>
      <Button variant="secondary" {...described} {...buttonProps}>
        {children}
      </Button>
      <OnceOpened open={opening.open}>
        {/* What was typed into one that was closed is given up. */}
        <ChangePasswordDialog key={turn} {...opening} user={user} />
      </OnceOpened>
    </>
  );
}
