import type { ReactElement, ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';

/**
 * Wait before the first tip, and the time in which the next one comes at once.
 * See docs/rules/screens.md#tooltips.
 */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Around everything that has tips, so that going from one to the next does not wait again. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

/** Says more about a control. Never the only place where something is said: phones do not hover. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-[70] max-w-72 animate-fade-in rounded bg-ink px-3 py-2 text-sm text-paper shadow-high"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
