import { Button } from '../button/button.tsx';
import { FormError } from '../form/form-error.tsx';

/** One thing that somebody else has saved; contested where it was changed here as well. */
type TheirChange = { name: string; text: string; isContested: boolean };

type EditConflictProps = {
  /** What was edited: "este producto". */
  what: string;
  theirs: readonly TheirChange[];
  /** What it must have been where nothing in the form is theirs. */
  otherwise: string;
  onTakeTheirs: () => void;
};

/** Somebody else has saved the same thing: what, and that nothing typed here is lost. */
export function EditConflict({ what, theirs, otherwise, onTakeTheirs }: EditConflictProps) {
  return (
    <FormError title={`Otra persona ha cambiado ${what} mientras lo editabas`}>
      <p>Lo que has escrito sigue aquí. Revísalo y vuelve a guardar.</p>
      <ul className="my-2 grid gap-1">
        {theirs.map(({ name, text, isContested }) => (
          <li key={name} className="wrap-anywhere">
            <strong>{name}:</strong> {text}
            {isContested && ' (tú has puesto otra cosa)'}
          </li>
        ))}
        {theirs.length === 0 && <li>{otherwise}</li>}
      </ul>
      <Button variant="secondary" onClick={onTakeTheirs}>
        Descartar lo mío
      </Button>
    </FormError>
  );
}
