import { renderToString } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
import { act, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { addressOf } from '@brasa/core/kernel/call.ts';
import { readOrderPage } from '@brasa/core/orders/order-page.calls.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderPart } from '../../test/render-app.tsx';
import { createQueryClient } from '../browser/api/query-client.ts';
import { useOwnOrder } from './own-order.queries.ts';

const CODE = 'a'.repeat(22);
const ASKED = `GET ${addressOf(readOrderPage, { params: { code: CODE } })}`;

function Page() {
  const { data, isLoading } = useOwnOrder(CODE);
  return <p>{data?.customerName ?? (isLoading ? 'cargando' : 'nada')}</p>;
}

it('is asked for where its page is reached from another one', async () => {
  const { asked } = fakeServer({ [ASKED]: { body: { customerName: 'Lola' } } });
  renderPart(<Page />);
  expect(screen.getByText('cargando')).toBeVisible();
  expect(await screen.findByText('Lola')).toBeVisible();
  expect(asked(ASKED)).toBe(1);
});

it('is not asked for where the server has rendered a page without it', () => {
  const { asked } = fakeServer({});
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  let root!: Root;
  act(() => {
    root = hydrateRoot(container, page);
  });
  expect(container.textContent).toBe('nada');
  expect(asked(ASKED)).toBe(0);
  act(() => root.unmount());
  container.remove();
});
