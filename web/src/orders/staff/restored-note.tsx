export function RestoredNote() {
  return (
    <p role="status" className="rounded border-l-4 border-glow bg-warn-surface px-4 py-3">
      Sigue aquí lo que no habías guardado.
    </p>
  );
}
