// Links for a password as tests need them.
import { findOrCreatePhoneUser } from '../../src/accounts/index.ts';
import { openShop, type Caller, type ShopUnderTest } from '../shop-under-test.ts';

/** A link that this member of staff makes for the user; what stands in it. */
export async function tokenFor(staff: Caller, userId: number): Promise<string> {
  const { body } = await staff.post(`/api/auth/users/${userId}/password-link`);
  return (body as { url: string }).url.slice(-32);
}

/** A shop with a customer who has a link. */
export async function openLink() {
  return openLinkOf(await openShop());
}

/** The same of a shop that is open. */
export async function openLinkOf(under: ShopUnderTest) {
  const [staff, user] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
  return { under, staff, user, token: await tokenFor(staff, user.id) };
}

/** Somebody of whom nothing is known but the phone. */
export async function phoneUser({ shop }: ShopUnderTest, phone = '600111222'): Promise<number> {
  const { user } = await shop.db.transact((transaction) =>
    findOrCreatePhoneUser(transaction, phone, shop.clock()),
  );
  return user.id;
}

/** How many links there are. */
export async function countLinks({ shop }: ShopUnderTest): Promise<number> {
  return (await shop.db.read.selectFrom('passwordLinks').select('userId').execute()).length;
}
