import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { fakeApi } from '../../../../test/fake-api.ts';
import { haveSessionCookie, renderPart } from '../../../../test/render-app.tsx';
import { userEvent } from '../../../../test/user-event.ts';
import { offerSecondFactor } from '../../session/offered.ts';
import { SecondFactorOffer } from './second-factor-offer.tsx';

const FACTOR = 'GET /api/auth/me/second-factor';
const OWNER: CurrentUser = { id: 1, username: 'jefa', name: null, role: 'superadmin' };
const offer = () => screen.queryByRole('complementary', { name: 'Verificación en dos pasos' });

function show(since: string | null = null) {
  haveSessionCookie();
  const api = fakeApi({ [FACTOR]: { body: { since, recoveryCodesLeft: 0 } } });
  return { ...api, ...renderPart(<SecondFactorOffer user={OWNER} />) };
}

it('is made after a sign-in, and not again once it was declined', async () => {
  offerSecondFactor(OWNER);
  const { unmount } = show();
  expect(await screen.findByText('Protege tu entrada.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activar' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(offer()).toBeNull();
  unmount();
  const { asked } = show();
  expect(offer()).toBeNull();
  expect(asked(FACTOR)).toBe(0);
});

it('is made to nobody who has one, to no other role and to nobody else at this screen', async () => {
  offerSecondFactor({ ...OWNER, id: 2, role: 'haykakan' });
  expect(show().asked(FACTOR)).toBe(0);
  offerSecondFactor({ ...OWNER, id: 2 });
  expect(show().asked(FACTOR)).toBe(0);
  offerSecondFactor(OWNER);
  const { asked } = show('2026-11-20T11:10:00.000Z');
  await waitFor(() => expect(asked(FACTOR)).toBe(1));
  expect(offer()).toBeNull();
});
