/** What staff read of whoever did something: the name, else the user name, else the number. */
export function authorName(
  id: number,
  { name, username }: { name: string | null; username: string | null },
): string {
  return name ?? username ?? `Usuario ${id}`;
}
