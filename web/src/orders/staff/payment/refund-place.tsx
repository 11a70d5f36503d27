import { useState, type ReactNode } from 'react';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import type { ButtonVariant } from '../../../ui/button/button-style.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';

type RefundPlaceProps = {
  /** Of the button. */
  text: string;
  variant: ButtonVariant;
  className: string;
  form: (close: () => void) => ReactNode;
};

/** A button, and in its place the form. Give it the order's id as key. */
export function RefundPlace({ text, variant, className, form }: RefundPlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useFocusOnReturn<HTMLDivElement>(isOpen);
  return (
    <div ref={place} className="w-full">
      {isOpen ? (
        form(() => setIsOpen(false))
      ) : (
        <Button
          variant={variant}
          className={`min-h-14 ${className}`}
          onClick={() => setIsOpen(true)}
        >
          <Undo2 className="size-5" />
          {text}
        </Button>
      )}
    </div>
  );
}
