// Every page and redirect of core/site/pages, each page's code loaded when it is first opened.
import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import {
  isDeskPage,
  PAGES,
  redirectOf,
  SECRET_PAGES,
  type PageAudience,
} from '@brasa/core/site/pages.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { NOT_FOUND, PAGE_MODULES } from './page-modules.ts';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { isAdmitted, isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { FullScreenSpinner } from '../ui/state/spinner.tsx';

const AdminLayout = lazy(() => import('./layouts/staff/admin-layout.tsx'));

const DESK_PAGES = PAGES.filter((page) => isDeskPage(page));
const OTHER_PAGES = [...PAGES.filter((page) => !isDeskPage(page)), ...SECRET_PAGES];

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {OTHER_PAGES.map(({ path, audience }) => {
          const { Page } = PAGE_MODULES[path];
          const page = (
            <Guard audience={audience}>
              <Page />
            </Guard>
          );
          return <Route key={path} path={path} caseSensitive element={page} />;
        })}
        {/* Redirects are inside the layout, which goes on and knows where the visitor came from. */}
        <Route path="*" element={<Elsewhere />} />
      </Route>
      {/* The shell repeats the check that its pages need: an unknown path below /admin tells
          nobody but staff whether it exists. */}
      <Route
        element={
          <Guard audience="staff">
            <AdminLayout />
          </Guard>
        }
      >
        {DESK_PAGES.map(({ path, audience }) => {
          const { Page } = PAGE_MODULES[path];
          const page = (
            <Guard audience={audience}>
              <Page />
            </Guard>
          );
          return <Route key={path} path={path} caseSensitive element={page} />;
        })}
        <Route path="/admin/*" caseSensitive element={<Elsewhere />} />
      </Route>
    </Routes>
  );
}

/** A path that is no page's: some lead to one. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  const target = redirectOf(pathname);
  return target === null ? <NOT_FOUND.Page /> : <Navigate to={target + search + hash} replace />;
}

// Who may enter. The server checks every call again; this only leads people to where
// they can do something.
// See docs/rules/accounts.md#guarded-pages.
type GuardProps = { audience: PageAudience; children: ReactNode };

function Guard({ audience, children }: GuardProps) {
  return audience === 'anyone' ? children : <Restricted audience={audience}>{children}</Restricted>;
}

function Restricted({ audience, children }: GuardProps) {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <FullScreenSpinner />;
  if (isAdmitted(audience, user?.role)) return children;
  // Staff have somewhere else to go, and would be led back from the sign-in.
  return <Navigate to={isStaff(user?.role) ? '/admin/orders' : '/login'} replace />;
}
