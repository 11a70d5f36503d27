import { Button } from '../../../ui/button/button.tsx';
import { useRetire, type Retirable } from './use-retire.ts';

type RetireSectionProps = {
  retirable: Retirable;
  /** What retiring it does, or bringing it back where it is retired. */
  text: string;
  className: string;
  isDirty: boolean;
  onDone: () => void;
};

/** Away from Guardar: it is rarely needed, and every customer sees it at once. */
export function RetireSection(props: RetireSectionProps) {
  const { retirable, text, className, isDirty, onDone } = props;
  const { change, isPending } = useRetire(onDone);
  const { deleted } = retirable.item;
  return (
    <section
      aria-label={retirable.kind === 'product' ? 'Retirar de la carta' : 'Retirar la categoría'}
      className={`grid gap-3 border-t border-line pt-5 ${className}`}
    >
      <p className="text-sm text-ink-soft">
        {text}
        {isDirty && ' Antes, guarda o descarta los cambios.'}
      </p>
      <Button
        variant={deleted ? 'secondary' : 'danger'}
        className="min-h-14! justify-self-start"
        pending={isPending}
        disabled={isDirty}
        onClick={() => change({ ...retirable, deleted: !deleted })}
      >
        {deleted ? 'Recuperar en la carta' : 'Retirar de la carta'}
      </Button>
    </section>
  );
}
