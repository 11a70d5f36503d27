import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';

/** What follows a list, once it is asked for; the button that asks is gone then. */
export function Further({ label, children }: { label: string; children: ReactNode }) {
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) return children;
  return (
    <Button
      variant="secondary"
      className="min-h-14 justify-self-start"
      onClick={() => setIsAsked(true)}
    >
      {label}
    </Button>
  );
}
