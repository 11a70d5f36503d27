/** Tells a password manager whose password the form is about; nobody sees it. */
export function PasswordManagerUsername({ username }: { username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
