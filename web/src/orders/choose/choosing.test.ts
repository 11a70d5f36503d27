import { expect, it, vi } from 'vitest';
import { renderHook, waitFor } from '@testing-library/react';
import { product } from '../../../test/samples.ts';
import { useToasts } from '../../ui/toast/toast.ts';
import { addDish, chooseDish } from './choosing.ts';

vi.mock('../basket/add-to-basket.ts', () => {
  throw new Error('the line is gone');
});

it.each([
  ['+', addDish],
  ['Encargar', chooseDish],
])('says so where the code for %s does not come', async (_name, choose) => {
  const { result } = renderHook(useToasts);
  choose(product({ id: 20, name: 'Cerveza' }), undefined);
  await waitFor(() =>
    expect(result.current.current).toMatchObject({
      title: 'No se pudo añadir a tu pedido',
      description: 'Sin conexión con el servidor. Inténtalo de nuevo.',
      tone: 'bad',
    }),
  );
});
