import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../test/render-app.tsx';
import { fakeApi } from '../../../test/fake-api.ts';
import NotFoundPage from './not-found-page.tsx';

it('says that nothing is there, warmly, and leads home', () => {
  fakeApi({ 'GET /api/photographs': { body: {} } });
  renderPart(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText(/Este horno está frío: la dirección no existe/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
});

it('leads staff back to the orders', () => {
  fakeApi({ 'GET /api/photographs': { body: {} } });
  renderPart(<NotFoundPage />, '/admin/nada');
  const link = screen.getByRole('link', { name: 'Volver a los pedidos' });
  expect(link.getAttribute('href')).toBe('/admin/orders');
  expect(screen.queryByRole('link', { name: 'Volver al inicio' })).not.toBeInTheDocument();
});
