import { describe, expect, it, vi } from 'vitest';
import type { PushNotice } from '@brasa/core/messages/push.rules.ts';
import { openNotice, readNotice, showNotice } from './notices.ts';

const NOTICE: PushNotice = {
  title: 'Tu pedido está listo',
  body: 'Ya puedes venir a por tu pedido n.º 4.',
  path: '/pedido/abc',
  tag: 'order-4',
};
const dataOf = (text: string) => ({ text: () => text });

it('reads what the shop has sent', () => {
  expect(readNotice(dataOf(JSON.stringify(NOTICE)))).toEqual(NOTICE);
});

it.each([null, dataOf(''), dataOf('null'), dataOf('[1]'), dataOf('{"title":"a"}')])(
  'shows something for whatever else came',
  (data) => {
    expect(readNotice(data)).toMatchObject({ title: 'Brasa', path: '/' });
  },
);

it('shows it with where it leads, in place of an earlier one of the same order', async () => {
  const showNotification = vi.fn(() => Promise.resolve());
  await showNotice({ showNotification }, { icon: '/a.png', badge: '/b.png' }, NOTICE);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(NOTICE.title, {
    ...{ icon: '/a.png', badge: '/b.png', body: NOTICE.body, lang: 'es' },
    ...{ tag: 'order-4', renotify: true, data: { path: '/pedido/abc' } },
  });
});

describe('a tap', () => {
  const tap = async (data: unknown, url: string) => {
    const focus = vi.fn(() => Promise.resolve());
    const openWindow = vi.fn(() => Promise.resolve());
    const windows = () => Promise.resolve([{ url, focus, postMessage: () => undefined }]);
    await openNotice({ windows, openWindow }, data);
    return { focus, openWindow };
  };

  it('brings the page to the front that shows it already', async () => {
    const { focus, openWindow } = await tap(
      { path: '/pedido/abc' },
      'https://brasa.example/pedido/abc?x=1',
    );
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens it otherwise', async () => {
    const { focus, openWindow } = await tap({ path: '/pedido/abc' }, 'https://brasa.example/');
    expect(focus).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/pedido/abc');
  });

  it.each([null, {}, { path: 7 }, { path: '//evil.example' }, { path: 'https://evil.example' }])(
    'never leads elsewhere (%j)',
    async (data) => {
      const { openWindow } = await tap(data, 'https://brasa.example/carta');
      expect(openWindow).toHaveBeenCalledExactlyOnceWith('/');
    },
  );
});
