import { describe, expect, test } from 'vitest';
import { rewriteSetting } from '../rewrite-setting.ts';
import { openShop } from '../shop-under-test.ts';
import { dataOf, HTML, openSite } from '../site/site-under-test.ts';
import { NEW_SHOP_SETTINGS } from './new-shop-settings.ts';

describe('the public facts of the shop', () => {
  test('are a list, in the answer and in every page; what else is set stays with staff', async () => {
    const { visitor, shop } = await openSite();
    await rewriteSetting(shop, 'ticketPrinter', 'tcp://192.168.1.50:9100');
    const { restaurantName, tagline, email, streetAddress, city, province } = NEW_SHOP_SETTINGS;
    const { phonePrimary, phoneSecondary, whatsappNumber, postalCode } = NEW_SHOP_SETTINGS;
    const { latitude, longitude, instagramUrl, facebookUrl, legalName, taxId } = NEW_SHOP_SETTINGS;
    const { wholeChickenProduct, halfChickenProduct, ovenChickensPerSlot } = NEW_SHOP_SETTINGS;
    const facts = {
      ...{ restaurantName, tagline, email, streetAddress, city, province },
      ...{ phonePrimary, phoneSecondary, whatsappNumber, postalCode },
      ...{ latitude, longitude, instagramUrl, facebookUrl, legalName, taxId },
      ...{ wholeChickenProduct, halfChickenProduct, ovenChickensPerSlot },
      walletOpen: false,
      chickenPrice: '13.50',
      today: '2026-11-20',
    };
    expect((await visitor().get('/api/site')).body).toEqual(facts);
    const page = String((await visitor().get('/', HTML)).body);
    expect(dataOf(page)).toMatchObject({ '/api/site': facts });
    expect(page).not.toMatch(/ticketPrint|192\.168\.1\.50|Minutes|browserSpeech|dailyInitialStock/);
  });

  test('follow a change at once, fall back when a key is deleted, and show no unknown key', async () => {
    const { visitor, shop } = await openShop();
    const url = '/api/site';
    const known = { 'if-none-match': String((await visitor().get(url)).headers['etag']) };
    expect((await visitor().get(url, known)).status).toBe(304);
    await shop.db.transact(async (transaction) => {
      const row = { value: 'Asador <Núñez> & "Hijos"' };
      await transaction.sql
        .updateTable('settings')
        .set(row)
        .where('key', '=', 'restaurantName')
        .execute();
      await transaction.sql.deleteFrom('settings').where('key', '=', 'email').execute();
      await transaction.sql
        .insertInto('settings')
        .values({ key: 'claveSecreta', value: 'x', createdAt: 0, updatedAt: 0 })
        .execute();
      transaction.announce('settings');
    });
    const reply = await visitor().get(url, known);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      restaurantName: 'Asador <Núñez> & "Hijos"',
      email: NEW_SHOP_SETTINGS.email,
    });
    expect(reply.body).not.toHaveProperty('claveSecreta');
  });
});

test('staff see every stored setting', async () => {
  const { signedIn } = await openShop();
  const reply = await (await signedIn('haykakan')).get('/api/settings');
  const rows = reply.body as { key: string; value: string }[];
  expect(Object.fromEntries(rows.map(({ key, value }) => [key, value]))).toEqual(NEW_SHOP_SETTINGS);
});
