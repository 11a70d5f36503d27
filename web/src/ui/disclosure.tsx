import { useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { buttonStyle } from './button/button-style.ts';

/** What few need, behind a quiet button; it is asked for only once it is opened. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className={buttonStyle('quiet', 'large', '-mx-3 px-3! text-base!')}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown className={`size-5 transition-transform ${isOpen ? '' : '-rotate-90'}`} />
        {label}
      </button>
      {isOpen && children}
    </>
  );
}
