import type { ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';
import { useHydrated } from '../../browser/device/use-hydrated.ts';

type Tab = { value: string; label: string; content: ReactNode };

type TabsProps = {
  /** What the tabs choose between, for whoever hears them. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  /** For two or three that share the width, large enough for the staff's rush. */
  isLarge?: boolean;
};

const ROW = '-mx-5 flex gap-1 border-b-2 border-line px-5 noscript:hidden sm:mx-0 sm:px-0';
const SCROLLING_ROW = 'snap-x overflow-x-auto [scrollbar-width:none]';

/**
 * Parts of a page of which one is shown. As the server renders it all are in the page, for whoever has
 * no script; then they stand one below the other, under headings. The row scrolls sideways where it
 * is too long.
 */
export function Tabs({ label, tabs, value, onValueChange, isLarge = false }: TabsProps) {
  const isHydrated = useHydrated();
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className={`${ROW} ${isLarge ? '' : SCROLLING_ROW}`}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={`-mb-0.5 border-b-4 border-transparent px-4 font-semibold text-ink-soft transition-colors outline-offset-[-3px] hover:text-ink data-[state=active]:border-action data-[state=active]:text-ink ${isLarge ? 'min-h-14 flex-1 max-sm:px-2 sm:text-lg' : 'min-h-12 shrink-0 snap-start'}`}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className="pt-4 data-[state=inactive]:hidden noscript:block! noscript:pt-10"
          {...(!isHydrated && { forceMount: true })}
        >
          <h2 className="sr-only text-2xl noscript:not-sr-only">{tab.label}</h2>
          {tab.value === value ? tab.content : <ServerOnly>{tab.content}</ServerOnly>}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/**
 * What the server renders for whoever has no script. The browser neither takes it over nor renders it:
 * it leaves what it finds as it is, and takes it out as soon as the page is alive.
 */
function ServerOnly({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  if (typeof document === 'undefined') return <div>{children}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
