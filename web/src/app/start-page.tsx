import { Navigate } from 'react-router';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { landingPathOf } from '../accounts/session/landing-path.ts';
import { useStandalone } from '../browser/device/use-standalone.ts';
import { FullScreenSpinner } from '../ui/state/spinner.tsx';
import HomePage from './pages/home-page.tsx';

/**
 * The home page; in the installed app the way to where its user works.
 * See docs/rules/site.md#the-installed-app.
 */
export default function StartPage() {
  return useStandalone() ? (
    <InstalledStart />
  ) : (
    // Hidden where the server's page is about to make way for the installed app's.
    <div className="contents standalone:hidden">
      <HomePage />
    </div>
  );
}

function InstalledStart() {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) {
    return (
      // The header over it is for a dark start page.
      <div className="night">
        <FullScreenSpinner text="Cargando..." />
      </div>
    );
  }
  if (!user) return <Navigate to="/login" replace />;
  return <Navigate to={landingPathOf(user.role)} replace />;
}
