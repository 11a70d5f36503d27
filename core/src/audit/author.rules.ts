import type { AuditEntry } from './audit.contract.ts';

/** "Ana", "El servidor", "Alguien sin sesión"; of who has no name in it "Usuario n.º 12". */
export function authorWords({
  author,
  authorId,
  authorName,
}: Pick<AuditEntry, 'author' | 'authorId' | 'authorName'>): string {
  if (author === 'server') return 'El servidor';
  if (author === 'nobody') return 'Alguien sin sesión';
  return authorName ?? `Usuario n.º ${authorId}`;
}
