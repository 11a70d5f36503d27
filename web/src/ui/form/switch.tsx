import { useId, type ReactNode } from 'react';
import { Switch as Radix } from 'radix-ui';

type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, at once; what waits for a "save" is a Checkbox. */
export function Switch({ label, checked, onCheckedChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="target flex items-center gap-3">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        {...(disabled !== undefined && { disabled })}
        className="relative h-8 w-14 shrink-0 rounded-full border-2 border-line-strong bg-sunk transition-colors after:absolute after:-inset-2 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-good data-[state=checked]:bg-good"
      >
        <Radix.Thumb className="block size-5 translate-x-1 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-7 data-[state=checked]:bg-paper" />
      </Radix.Root>
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
