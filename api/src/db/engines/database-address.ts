// The address of a PostgreSQL as an operator writes it: "postgres://user:password@host:5432/database".

/** How a password is written in it. */
export const IN_THE_PASSWORD =
  'En la contraseña, # se escribe %23, / %2F, : %3A, ? %3F y @ %40; o va en PGPASSWORD, tal cual';

/** An unencoded sign of the password ends the host's name: an @ then follows where no host can be. */
const CUT_OFF = /^[^/]*\/\/[^/?#]*[/?#][^=]*@/;

/** True for an address whose parts are where they belong. */
export function isDatabaseAddress(text: string): boolean {
  const address = URL.parse(text);
  if (address === null || !/^postgres(?:ql)?:$/.test(address.protocol)) return false;
  return address.hash === '' && !CUT_OFF.test(text);
}

/** The address without its password, and the password. */
export function splitPassword(text: string): { address: string; password: string } {
  const address = new URL(text);
  const password = address.searchParams.get('password') ?? decoded(address.password);
  address.password = '';
  if (address.searchParams.has('password')) {
    address.searchParams.delete('password');
    // delete() writes the query anew, with + for a space; PostgreSQL's programs read a plus.
    address.search = address.search.replaceAll('+', '%20');
  }
  return { address: address.href, password };
}

/** A lone % stands for itself, as the driver reads it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
