/** So many digits of a phone tell its owner that it is theirs. */
const DIGITS = 3;

/** How the phone of somebody ends who has nothing else; null for who has a user name, which says more. */
export function phoneEndingOf({
  username,
  phone,
}: {
  username: string | null;
  phone: string | null;
}): string | null {
  return username === null && phone !== null ? phone.slice(-DIGITS) : null;
}
