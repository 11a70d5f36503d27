import { useId, type ReactNode } from 'react';
import { Switch as Radix } from 'radix-ui';

type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** What being on means. */
  tone?: 'good' | 'bad';
  className?: string;
};

const TONES = {
  good: 'data-[state=checked]:border-good data-[state=checked]:bg-good',
  bad: 'data-[state=checked]:border-bad data-[state=checked]:bg-bad',
};

/** On or off, at once; what waits for a "save" is a Checkbox. */
export function Switch(props: SwitchProps) {
  const { label, checked, onCheckedChange, disabled, tone = 'good', className = '' } = props;
  const id = useId();
  return (
    <div className={`target flex items-center gap-3 ${className}`}>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        {...(disabled !== undefined && { disabled })}
        className={`relative h-8 w-14 shrink-0 rounded-full border-2 border-line-strong bg-sunk transition-colors after:absolute after:-inset-2 disabled:cursor-not-allowed disabled:opacity-60 ${TONES[tone]}`}
      >
        <Radix.Thumb className="block size-5 translate-x-1 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-7 data-[state=checked]:bg-paper" />
      </Radix.Root>
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
