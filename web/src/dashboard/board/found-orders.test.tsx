import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CHICKENS, deskOrder, NOW } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
import { FoundOrders } from './found-orders.tsx';
import { FIRST_SORTING } from './order-sorting.ts';

const view = {
  now: NOW,
  sorting: FIRST_SORTING,
  marked: [],
  chickenProducts: CHICKENS,
  openId: null,
  namesakes: new Map(),
  onOpen: vi.fn(),
  onDeliverAll: vi.fn(),
};
const orders = Array.from({ length: 45 }, (_, index) => deskOrder(index + 1, '2026-11-20T14:00'));
const rows = () => document.querySelectorAll('[data-order]');

it('puts twenty lines into the page, and the next ones with a tap that goes on to them', async () => {
  render(<FoundOrders found={orders} search="a" view={view} />);
  expect(rows()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar 25 más' }));
  expect(rows()).toHaveLength(40);
  expect(document.activeElement).toBe(rows()[20]);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar 5 más' }));
  expect(rows()).toHaveLength(45);
  expect(screen.queryByRole('button', { name: /Mostrar/ })).not.toBeInTheDocument();
});

it('keeps them when an order comes in, and begins anew with another search', async () => {
  const { rerender } = render(<FoundOrders found={orders} search="a" view={view} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar 25 más' }));
  const more = [...orders, deskOrder(99, '2026-11-20T14:30')];
  rerender(<FoundOrders found={more} search="a" view={view} />);
  expect(rows()).toHaveLength(40);
  rerender(<FoundOrders found={more} search="an" view={view} />);
  expect(rows()).toHaveLength(20);
});
