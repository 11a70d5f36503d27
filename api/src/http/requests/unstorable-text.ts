// PostgreSQL stores no NUL, and half a surrogate pair is no character: whatever a field allows, neither
// gets further than this, on either engine.

/**
 * The path of the first text, or name of a field, in a parsed value that no database could store; null
 * where there is none. The value is as deep as its schema, what the schema does not know has been left out.
 */
export function unstorableText(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path.join('.');
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, field] of Object.entries(value)) {
    const found = isStorable(name)
      ? unstorableText(field, [...path, name])
      : [...path, name.toWellFormed().replaceAll('\0', '')].join('.');
    if (found !== null) return found;
  }
  return null;
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
