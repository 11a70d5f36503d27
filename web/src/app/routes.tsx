// Every page and redirect of core/site/pages, each page's code loaded when it is first opened.
import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { PAGES, REDIRECTS } from '@brasa/core/site/pages.ts';
import { guarded, RequireStaff } from './guards.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import type { PagePath } from './page-titles.ts';

const AdminLayout = lazy(() => import('./layouts/admin-layout.tsx'));
const StartPage = lazy(() => import('./start-page.tsx'));
const ProductsPage = lazy(() => import('../catalog/products-page.tsx'));
const OrderPage = lazy(() => import('./pages/order-page.tsx'));
const AboutPage = lazy(() => import('../site/about-page.tsx'));
const ContactPage = lazy(() => import('./pages/contact-page.tsx'));
const LoginPage = lazy(() => import('../accounts/login-page.tsx'));
const PointsPage = lazy(() => import('../loyalty/points-page.tsx'));
const WalletPage = lazy(() => import('./pages/wallet-page.tsx'));
const AdminOrdersPage = lazy(() => import('./pages/admin-orders-page.tsx'));
const AdminHoursPage = lazy(() => import('../hours/admin-hours-page.tsx'));
const AdminUsersPage = lazy(() => import('../accounts/admin-users-page.tsx'));
const AdminSettingsPage = lazy(() => import('../settings/admin-settings-page.tsx'));

const SCREENS: Record<PagePath, ReactNode> = {
  '/': <StartPage />,
  '/productos': <ProductsPage />,
  '/encargar': <OrderPage />,
  '/nosotros': <AboutPage />,
  '/contacto': <ContactPage />,
  '/login': <LoginPage />,
  '/puntos': <PointsPage />,
  '/wallet': <WalletPage />,
  '/admin/orders': <AdminOrdersPage />,
  '/admin/horarios': <AdminHoursPage />,
  '/admin/users': <AdminUsersPage />,
  '/admin/settings': <AdminSettingsPage />,
};

const STAFF_PAGES = PAGES.filter(({ audience }) => audience === 'staff');
const OTHER_PAGES = PAGES.filter(({ audience }) => audience !== 'staff');

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {OTHER_PAGES.map(({ path, audience }) => (
          <Route key={path} path={path} element={guarded(audience, SCREENS[path])} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      {/* The shell repeats the check that its pages need: an unknown path below /admin tells
          nobody but staff whether it exists. */}
      <Route
        element={
          <RequireStaff>
            <AdminLayout />
          </RequireStaff>
        }
      >
        {STAFF_PAGES.map(({ path }) => (
          <Route key={path} path={path} element={SCREENS[path]} />
        ))}
        <Route
          path="/admin/*"
          element={<NotFoundPage home={{ to: '/admin/orders', label: 'Volver a los pedidos' }} />}
        />
      </Route>
      {Object.entries(REDIRECTS).map(([from, to]) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
    </Routes>
  );
}

/** Leads on with whatever the address carries behind its path. */
function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`${to}${search}${hash}`} replace />;
}
