import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';

type OthersWorkProps = { label: string; title: string; news: ReactNode; children: ReactNode };

/** Somebody else has saved the same order: what, read out at once, and what is to be chosen. */
export function OthersWork({ label, title, news, children }: OthersWorkProps) {
  return (
    <section
      aria-label={label}
      className="grid gap-3 rounded border-l-4 border-glow bg-warn-surface px-4 py-3 wrap-anywhere"
    >
      <div role="alert">
        <p className="font-semibold">{title}</p>
        {news}
      </div>
      {children}
    </section>
  );
}

type TwoVersionsProps = {
  mine: string;
  theirs: string;
  onChoose: (isTheirs: boolean) => void;
};

export function TwoVersions({ mine, theirs, onChoose }: TwoVersionsProps) {
  return (
    <div className="grid gap-2 @xl:grid-cols-2">
      <Version name="Dejar lo tuyo" text={mine} onChoose={() => onChoose(false)} />
      <Version name="Usar lo de la otra persona" text={theirs} onChoose={() => onChoose(true)} />
    </div>
  );
}

type VersionProps = { name: string; text: string; onChoose: () => void };

function Version({ name, text, onChoose }: VersionProps) {
  return (
    <Button variant="secondary" className="min-h-14 flex-col bg-surface" onClick={onChoose}>
      <span className="text-sm font-normal">{name}</span>
      <span className="wrap-anywhere">{text}</span>
    </Button>
  );
}
