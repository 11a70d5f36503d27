import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';

type State = { error: unknown };

/** Stands in for a part of the page that broke. React itself logs what was thrown. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error() };
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <ErrorScreen error={this.state.error} />
    );
  }
}

function ErrorScreen({ error }: { error: unknown }) {
  const message =
    error instanceof Error && error.message !== '' ? error.message : 'Error inesperado';
  return (
    <div
      role="alert"
      className="page-width grid min-h-[70dvh] content-center justify-items-start gap-4 py-24"
    >
      <h1 className="text-3xl">Se produjo un error</h1>
      <p className="max-w-prose break-words text-ink-soft">{message}</p>
      <Button onClick={() => window.location.reload()}>Recargar</Button>
    </div>
  );
}
