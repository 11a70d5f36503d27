import { Button } from '../button/button.tsx';
import { FormError } from '../form/form-error.tsx';

type EditConflictProps<Field extends string> = {
  /** What was edited: "este producto". */
  what: string;
  names: Record<Field, string>;
  /** What is saved in a field now. */
  textOf: (field: Field) => string;
  /** What somebody else has saved; contested where it was changed here as well. */
  theirs: readonly { field: Field; isContested: boolean }[];
  /** What it must have been where nothing in the form is theirs. */
  otherwise: string;
  onTakeTheirs: () => void;
};

/** Somebody else has saved the same thing: what, and that nothing typed here is lost. */
export function EditConflict<Field extends string>(props: EditConflictProps<Field>) {
  const { what, names, textOf, theirs, otherwise, onTakeTheirs } = props;
  return (
    <FormError title={`Otra persona ha cambiado ${what} mientras lo editabas`}>
      <p>Lo que has escrito sigue aquí. Revísalo y vuelve a guardar.</p>
      <ul className="my-2 grid gap-1">
        {theirs.map(({ field, isContested }) => (
          <li key={field} className="wrap-anywhere">
            <strong>{names[field]}:</strong> {textOf(field)}
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
