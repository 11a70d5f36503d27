import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { EMPTY_BASKET } from '@brasa/core/orders/place/basket.rules.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { BasketLink } from './basket-link.tsx';
import { changeBasket } from './basket-store.ts';

const link = () => screen.queryByRole('link', { name: /Ver pedido/ });

it('is not there for an order of nothing, which somebody has chosen too', () => {
  changeBasket(() => ({ ...EMPTY_BASKET, chickens: tenths(0) }));
  renderPart(<BasketLink offer={null} instead={<p>Hacer Pedido</p>} />);
  expect(link()).toBeNull();
  expect(screen.getByText('Hacer Pedido')).toBeVisible();
});

it('says how many things there are', () => {
  changeBasket(() => ({ ...EMPTY_BASKET, chickens: tenths(15) }));
  renderPart(<BasketLink offer={null} instead={null} />);
  expect(link()).toHaveTextContent('Ver pedido · 2 cosas');
});
