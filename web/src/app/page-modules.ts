// Which module renders which page.
import { pageAt, type PagePath } from '@brasa/core/site/pages.ts';
import { pageModule, type PageModule } from './page-module.tsx';

export const PAGE_MODULES: Record<PagePath, PageModule> = {
  '/': pageModule('src/app/start-page.tsx', () => import('./start-page.tsx')),
  '/productos': pageModule('src/app/pages/menu-page.tsx', () => import('./pages/menu-page.tsx')),
  '/encargar': pageModule('src/app/pages/order-page.tsx', () => import('./pages/order-page.tsx')),
  '/nosotros': pageModule(
    'src/site/about/about-page.tsx',
    () => import('../site/about/about-page.tsx'),
  ),
  '/contacto': pageModule(
    'src/app/pages/contact-page.tsx',
    () => import('./pages/contact-page.tsx'),
  ),
  '/aviso-legal': pageModule(
    'src/site/legal/legal-notice-page.tsx',
    () => import('../site/legal/legal-notice-page.tsx'),
  ),
  '/privacidad': pageModule(
    'src/site/legal/privacy-page.tsx',
    () => import('../site/legal/privacy-page.tsx'),
  ),
  '/condiciones-puntos': pageModule(
    'src/site/legal/points-terms-page.tsx',
    () => import('../site/legal/points-terms-page.tsx'),
  ),
  '/condiciones-compra': pageModule(
    'src/site/legal/purchase-terms-page.tsx',
    () => import('../site/legal/purchase-terms-page.tsx'),
  ),
  '/login': pageModule('src/app/pages/login-page.tsx', () => import('./pages/login-page.tsx')),
  '/puntos': pageModule('src/app/pages/points-page.tsx', () => import('./pages/points-page.tsx')),
  '/pedido/*': pageModule(
    'src/app/pages/own-order-page.tsx',
    () => import('./pages/own-order-page.tsx'),
  ),
  '/contrasena/*': pageModule(
    'src/app/pages/password-link-page.tsx',
    () => import('./pages/password-link-page.tsx'),
  ),
  '/wallet': pageModule('src/app/pages/wallet-page.tsx', () => import('./pages/wallet-page.tsx')),
  '/admin/orders': pageModule(
    'src/app/pages/staff/admin-orders-page.tsx',
    () => import('./pages/staff/admin-orders-page.tsx'),
  ),
  '/admin/historial': pageModule(
    'src/app/pages/staff/admin-archive-page.tsx',
    () => import('./pages/staff/admin-archive-page.tsx'),
  ),
  '/admin/clientes': pageModule(
    'src/app/pages/staff/admin-customer-page.tsx',
    () => import('./pages/staff/admin-customer-page.tsx'),
  ),
  '/admin/horno': pageModule(
    'src/dashboard/oven/admin-oven-page.tsx',
    () => import('../dashboard/oven/admin-oven-page.tsx'),
  ),
  '/admin/productos': pageModule(
    'src/catalog/staff/admin-products-page.tsx',
    () => import('../catalog/staff/admin-products-page.tsx'),
  ),
  '/admin/resenas': pageModule(
    'src/site/staff/admin-reviews-page.tsx',
    () => import('../site/staff/admin-reviews-page.tsx'),
  ),
  '/admin/horarios': pageModule(
    'src/app/pages/staff/admin-hours-page.tsx',
    () => import('./pages/staff/admin-hours-page.tsx'),
  ),
  '/admin/caja': pageModule(
    'src/app/pages/staff/admin-books-page.tsx',
    () => import('./pages/staff/admin-books-page.tsx'),
  ),
  '/admin/facturas': pageModule(
    'src/app/pages/staff/admin-invoices-page.tsx',
    () => import('./pages/staff/admin-invoices-page.tsx'),
  ),
  '/admin/declaracion-responsable': pageModule(
    'src/invoices/declaration/admin-declaration-page.tsx',
    () => import('../invoices/declaration/admin-declaration-page.tsx'),
  ),
  '/admin/users': pageModule(
    'src/app/pages/staff/admin-users-page.tsx',
    () => import('./pages/staff/admin-users-page.tsx'),
  ),
  '/admin/settings': pageModule(
    'src/app/pages/staff/admin-settings-page.tsx',
    () => import('./pages/staff/admin-settings-page.tsx'),
  ),
  '/admin/registro': pageModule(
    'src/audit/staff/admin-record-page.tsx',
    () => import('../audit/staff/admin-record-page.tsx'),
  ),
};

export const NOT_FOUND = pageModule(
  'src/app/pages/not-found-page.tsx',
  () => import('./pages/not-found-page.tsx'),
);

export function moduleAt(path: string): PageModule {
  const page = pageAt(path);
  return page ? PAGE_MODULES[page.path] : NOT_FOUND;
}
