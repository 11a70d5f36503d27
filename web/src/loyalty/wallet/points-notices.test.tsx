// Asking to be told of one's points (docs/rules/messages.md#to-a-phone).
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { bodiesOf, fakePush, PUBLIC_KEY } from '../../../test/fake-push.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { PointsNotices } from './points-notices.tsx';

const open = (userId: number) => {
  const api = fakeApi({
    'GET /api/push': { body: { publicKey: PUBLIC_KEY } },
    'POST /api/points/push': { status: 204 },
    'POST /api/points/push/stop': { status: 204 },
  });
  const { unmount } = renderPart(<PointsNotices userId={userId} />);
  return { ...api, unmount };
};

it('is on for whoever asked, here, and for nobody else who signs in', async () => {
  fakePush();
  const { calls, unmount } = open(7);
  await userEvent.click(screen.getByRole('button', { name: 'Avisarme de mis puntos' }));
  expect(await screen.findByRole('button', { name: 'No avisarme más' })).toBeVisible();
  expect(bodiesOf(calls, 'POST /api/points/push')).toMatchObject([
    { endpoint: 'https://push.example/1' },
  ]);
  unmount();
  open(8);
  expect(screen.getByRole('button', { name: 'Avisarme de mis puntos' })).toBeVisible();
});

it('is taken back', async () => {
  fakePush();
  const { calls } = open(7);
  await userEvent.click(screen.getByRole('button', { name: 'Avisarme de mis puntos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'No avisarme más' }));
  expect(await screen.findByRole('button', { name: 'Avisarme de mis puntos' })).toBeVisible();
  expect(bodiesOf(calls, 'POST /api/points/push/stop')).toEqual([
    { endpoint: 'https://push.example/1' },
  ]);
});
