import { Button, type ButtonProps } from './button.tsx';

type DialogButtonsProps = ButtonProps & {
  cancel?: string;
  onCancel: () => void;
  /** How the two lie beside or above each other. */
  row?: string;
};

/** What a form or a question ends with: the way back, and what it is for. */
export function DialogButtons(props: DialogButtonsProps) {
  const {
    cancel = 'Cancelar',
    onCancel,
    row = 'flex-wrap-reverse max-sm:*:w-full',
    ...button
  } = props;
  return (
    <div className={`flex justify-end gap-3 ${row}`}>
      <Button variant="secondary" size={button.size ?? 'normal'} onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" pendingText="Guardando..." {...button} />
    </div>
  );
}
