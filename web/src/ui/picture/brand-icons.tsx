// The marks of other houses, drawn plainly; lucide carries none.
import type { ReactNode } from 'react';

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function InstagramIcon() {
  return (
    <Mark>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </Mark>
  );
}

export function FacebookIcon() {
  return (
    <Mark>
      <path d="M17 2.5h-2.6A4.4 4.4 0 0 0 10 6.9V10H7v4h3v7.5h4V14h3l1-4h-4V7.2c0-.7.5-1.2 1.2-1.2H17z" />
    </Mark>
  );
}

export function WhatsappIcon() {
  return (
    <Mark>
      <path d="M3.2 20.8 4.5 16a8.7 8.7 0 1 1 3.4 3.4z" />
      <path
        d="M9 7.8c.4-.2.8 0 1 .4l.7 1.5c.1.3 0 .7-.2.9l-.5.6a6 6 0 0 0 2.8 2.8l.6-.5c.2-.2.6-.3.9-.2l1.5.7c.4.2.6.6.4 1-.3.9-1.1 1.4-2 1.3-3.3-.4-6.1-3.2-6.5-6.5-.1-.9.4-1.7 1.3-2z"
        fill="currentColor"
        stroke="none"
      />
    </Mark>
  );
}
