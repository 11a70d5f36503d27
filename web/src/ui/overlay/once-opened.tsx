import { Suspense, useState, type ReactNode } from 'react';

type OnceOpenedProps = { open: boolean; children: ReactNode };

/** Around a lazy dialog: it comes when it is first opened and stays mounted, so that it can leave as it came. */
export function OnceOpened({ open, children }: OnceOpenedProps) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
