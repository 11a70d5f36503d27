import { Button } from '../../ui/button/button.tsx';

type TwoVersionsProps = {
  mine: string;
  theirs: string;
  onChoose: (isTheirs: boolean) => void;
};

export function TwoVersions({ mine, theirs, onChoose }: TwoVersionsProps) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
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
      <span className="break-words">{text}</span>
    </Button>
  );
}
