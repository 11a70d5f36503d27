import type { ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';

type Tab = { value: string; label: string; content: ReactNode };

type TabsProps = {
  /** What the tabs choose between, for whoever hears them. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
};

/** Only the chosen tab's content is in the page. The row scrolls sideways where it is too long. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List
        aria-label={label}
        className="-mx-5 flex snap-x gap-1 overflow-x-auto border-b-2 border-line px-5 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-0.5 min-h-12 shrink-0 snap-start border-b-4 border-transparent px-4 font-semibold text-ink-soft transition-colors outline-offset-[-3px] hover:text-ink data-[state=active]:border-action data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
