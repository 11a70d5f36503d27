// Customers and their points, made by the calls that the site's own forms make.
import { expect, type Page } from '@playwright/test';

export const PHONE = '600111222';

/** Their registration, as the form sends it. */
export const registrationOf = (username: string) => ({
  username,
  password: 'leña y brasa',
  confirmPassword: 'leña y brasa',
  name: 'Ani Petrosyan',
  phone: PHONE,
  email: 'ani@example.com',
  postalCode: '03400',
  acceptDataPolicy: true,
  acceptFraudPolicy: true,
});

/** Registers somebody in the page's own browser, which is signed in from then on; answers their id. */
export async function becomeCustomer(page: Page, username = 'ani'): Promise<number> {
  const answer = await page.context().request.post('/api/auth/register', {
    data: registrationOf(username),
  });
  expect(answer.status()).toBe(201);
  const { user } = (await answer.json()) as { user: { id: number } };
  return user.id;
}

/** Lets staff give that customer points for a payment in cash. */
export async function givePoints(staff: Page, points: number): Promise<void> {
  const answer = await staff.context().request.post('/api/points/assign-by-phone', {
    data: { phone: PHONE, points, isCashPayment: true },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Lets staff take the bonus off; answers the discount in euros. */
export async function takeBonus(staff: Page, userId: number): Promise<number> {
  const answer = await staff.context().request.post('/api/points/consume-bonus', {
    data: { userId },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { discountApplied } = (await answer.json()) as { discountApplied: number };
  return discountApplied;
}
