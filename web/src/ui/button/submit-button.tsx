import { Button, type ButtonProps } from './button.tsx';

/** Sends the form that it stands in, or the one whose id it has. */
export function SubmitButton(button: ButtonProps) {
  return <Button type="submit" size="large" pendingText="Guardando..." {...button} />;
}
