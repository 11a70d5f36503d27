// What people are asked for in more than one form, with the keyboard and the memory that each field
// has on a phone. Whatever a form says otherwise wins.
import { TextField, type TextFieldProps } from './text-field.tsx';

type ContactFieldProps = Omit<TextFieldProps, 'label'> & Partial<Pick<TextFieldProps, 'label'>>;

export function NameField(field: ContactFieldProps) {
  return <TextField label="Nombre" autoComplete="name" autoCapitalize="words" {...field} />;
}

export function PhoneField(field: ContactFieldProps) {
  return <TextField label="Teléfono" type="tel" inputMode="tel" autoComplete="tel" {...field} />;
}

export function EmailField(field: ContactFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}

export function PostalCodeField(field: ContactFieldProps) {
  return (
    <TextField label="Código postal" inputMode="numeric" autoComplete="postal-code" {...field} />
  );
}

/** What somebody signs in with; a device capitalizes and corrects nothing in it. */
export function UsernameField(field: TextFieldProps) {
  return <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} {...field} />;
}

/** The password of whoever is signed in, asked for again. */
export function PasswordField(field: TextFieldProps) {
  return <TextField type="password" autoComplete="current-password" aria-required {...field} />;
}

export function NewPasswordField(field: TextFieldProps) {
  return <PasswordField autoComplete="new-password" {...field} />;
}

type CodeFieldProps = TextFieldProps & { isRecovery?: boolean };

/** The code of an app, which a phone may fill in; a recovery code has letters, for which there is another keyboard. */
export function CodeField({ isRecovery = false, ...field }: CodeFieldProps) {
  return (
    <TextField
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize={isRecovery ? 'characters' : 'none'}
      spellCheck={false}
      aria-required
      {...field}
    />
  );
}

/** The code beside a password, where the account has a second factor. */
export function SecondFactorField(field: ContactFieldProps) {
  return (
    <CodeField
      label="Código de tu app"
      hint="O uno de tus códigos de recuperación."
      isRecovery
      {...field}
    />
  );
}

/** Tells a password manager whose password the form is about; nobody sees it. */
export function PasswordManagerUsername({ username }: { username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
