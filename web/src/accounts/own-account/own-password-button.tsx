import { lazy, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { OnceOpened, useLazyOpening } from '../../ui/overlay/once-opened.tsx';

// Seldom wanted: it comes when the hand goes to its button.
const loadDialog = () => import('./change-password-dialog.tsx');
const ChangePasswordDialog = lazy(loadDialog);

type OwnPasswordButtonProps = {
  /** Null for somebody who has none: they cannot be signed in. */
  username: string | null;
  'aria-describedby'?: string;
  children: ReactNode;
};

/** Changes the password of whoever is signed in, who proves the present one. */
export function OwnPasswordButton({ username, children, ...described }: OwnPasswordButtonProps) {
  const { turn, opening, buttonProps } = useLazyOpening(loadDialog);
  return (
    <>
      <Button variant="secondary" {...described} {...buttonProps}>
        {children}
      </Button>
      <OnceOpened open={opening.open}>
        {/* What was typed into one that was closed is given up. */}
        <ChangePasswordDialog key={turn} {...opening} username={username ?? ''} />
      </OnceOpened>
    </>
  );
}
