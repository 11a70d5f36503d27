import { Suspense, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { FullScreenSpinner } from '../ui/state/spinner.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

type AppProps = {
  queryClient: QueryClient;
  /** Puts the routes below a router: the browser's address, or the page that a server renders. */
  route: (routes: ReactNode) => ReactNode;
};

export function App({ queryClient, route }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {route(
          <Suspense fallback={<FullScreenSpinner />}>
            <AppRoutes />
          </Suspense>,
        )}
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
