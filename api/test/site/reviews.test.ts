import { describe, expect, test } from 'vitest';
import type { EditedReview, Review } from '@brasa/core/site/reviews.contract.ts';
import { createStarterContent } from '../../src/site/index.ts';
import { Caller, openShop, type SignedIn } from '../shop-under-test.ts';
import { engine } from '../test-databases.ts';
import { until } from '../until.ts';
import { dataOf, HTML, openSite } from './site-under-test.ts';

const REAL = {
  name: 'Pilar Esteve',
  initials: 'PE',
  date: '2026-11-05',
  reviewCount: 12,
  photoCount: null,
  text: 'Fuimos cuatro y volveremos.',
  rating: 4,
  serviceType: 'Para llevar',
  foodType: 'Cena',
  priceRange: '10–20 €',
  recommendedDishes: ['Jorovats'],
  restrictions: null,
  ratings: null,
  isExample: false as const,
};

async function openReviews() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const shown = async () => (await under.visitor().get('/api/reviews')).body as Review[];
  return { ...under, staff, shown, all: () => readAll(staff) };
}

async function readAll(staff: SignedIn): Promise<EditedReview[]> {
  return (await staff.get('/api/admin/reviews')).body as EditedReview[];
}

const edit = (staff: Caller, { id, version }: EditedReview, change: object) =>
  staff.send('PATCH', `/api/admin/reviews/${id}`, { version, ...change });

describe('what a new shop shows', () => {
  test('is five examples, each marked, none of which speaks of health or allergens', async () => {
    const { shown } = await openReviews();
    const reviews = await shown();
    expect(reviews).toHaveLength(5);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(5);
    for (const review of reviews) {
      expect(review).toMatchObject({ isExample: true, rating: 5, restrictions: null });
      expect(JSON.stringify(review)).not.toMatch(
        /cel[ií]ac|gluten|alergi|alérgen|intoleran|vegan|sin lactosa|salud|diab/i,
      );
    }
  });

  test('is what was there already where staff have changed it', async () => {
    const { staff, all, shop } = await openReviews();
    const [first] = await all();
    await edit(staff, first!, REAL);
    await createStarterContent(shop);
    expect((await all())[0]).toMatchObject({ name: 'Pilar Esteve' });
    expect(await all()).toHaveLength(5);
  });
});

test('how long ago a review was written follows the day in Madrid', async () => {
  const { shown, time } = await openReviews();
  const first = async () => (await shown())[0]?.timeAgo;
  expect(await first()).toBe('hace 2 semanas');
  time.now = Date.parse('2026-11-25T22:59:59Z');
  expect(await first()).toBe('hace 2 semanas');
  time.now = Date.parse('2026-11-25T23:00:00Z');
  expect(await first()).toBe('hace 3 semanas');
});

describe('an edit', () => {
  test('puts a customer’s review in an example’s place, every field of it', async () => {
    const { staff, all, shown } = await openReviews();
    const reply = await edit(staff, (await all())[1]!, REAL);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ ...REAL, version: 2, isShown: true });
    const { date: _, ...told } = REAL;
    expect((await shown())[1]).toMatchObject({ ...told, timeAgo: 'hace 2 semanas' });
  });

  test.each([
    ['its name', { name: 'maria jose NAVARRO', text: 'Otro texto.' }],
    ['its words', { name: 'Otra Persona' }],
  ])('that keeps %s does not make an example real', async (_what, change) => {
    const { staff, all } = await openReviews();
    const reply = await edit(staff, (await all())[0]!, { ...change, isExample: false });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'REVIEW_STILL_EXAMPLE' });
    expect((await all())[0]).toMatchObject({ isExample: true, version: 1 });
  });

  test('of an example without a word about it leaves the mark', async () => {
    const { staff, all } = await openReviews();
    await edit(staff, (await all())[0]!, { text: 'Un texto nuevo.', name: 'Otra Persona' });
    expect((await all())[0]).toMatchObject({ isExample: true, text: 'Un texto nuevo.' });
    const back = await edit(staff, (await all())[0]!, { isExample: true });
    expect(back.status).toBe(400);
  });

  test('takes a review off the page and brings it back', async () => {
    const { staff, all, shown } = await openReviews();
    const hidden = await edit(staff, (await all())[2]!, { isShown: false });
    expect(await shown()).toHaveLength(4);
    expect(await all()).toHaveLength(5);
    await edit(staff, hidden.body as EditedReview, { isShown: true });
    expect(await shown()).toHaveLength(5);
  });

  test.each([
    [{ date: '2026-11-22' }, 'date', 'La fecha no puede ser posterior a hoy'],
    [{ date: '1999-01-01' }, 'date', 'Revisa el año de la fecha'],
    [{ rating: 6 }, 'rating', 'De 1 a 5 estrellas'],
    [{ name: ' ' }, 'name', 'El nombre es obligatorio'],
    [{ text: '' }, 'text', 'El texto es obligatorio'],
    [{ recommendedDishes: Array(7).fill('x') }, 'recommendedDishes', 'Como máximo 6 platos'],
    [
      { ratings: { food: 5, service: 5, atmosphere: 0 } },
      'ratings.atmosphere',
      'De 1 a 5 estrellas',
    ],
  ])('of what cannot be is refused at its field: %j', async (change, path, message) => {
    const { staff, all } = await openReviews();
    const reply = await edit(staff, (await all())[0]!, change);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ details: [{ path, message }] });
  });

  test('of a state that somebody else has changed is told what is there now', async () => {
    const { staff, signedIn, all } = await openReviews();
    const [seen] = await all();
    await edit(await signedIn('superadmin'), seen!, { text: 'Antes.' });
    const reply = await edit(staff, seen!, { text: 'Después.' });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      code: 'EDITED_MEANWHILE',
      current: { text: 'Antes.', version: 2 },
    });
    // What is so already is no conflict.
    expect((await edit(staff, seen!, { text: 'Antes.' })).status).toBe(200);
  });

  test('of none is not found', async () => {
    const { staff } = await openReviews();
    const reply = await staff.send('PATCH', '/api/admin/reviews/999', { version: 1, text: 'x' });
    expect(reply.status).toBe(404);
  });
});

describe('the order', () => {
  test('is what staff make it', async () => {
    const { staff, all, shown } = await openReviews();
    const seen = (await all()).map(({ id }) => id);
    const ids = seen.toReversed();
    const reply = await staff.send('PATCH', '/api/admin/review-order', { ids, seen });
    expect(reply.status).toBe(200);
    expect((await shown()).map(({ id }) => id)).toEqual(ids);
    // Again, as after a lost answer: it is so already.
    expect((await staff.send('PATCH', '/api/admin/review-order', { ids, seen })).status).toBe(200);
  });

  test('is refused over another one, and where it is not of these reviews', async () => {
    const { staff, all } = await openReviews();
    const [a = 0, b = 0, ...rest] = (await all()).map(({ id }) => id);
    const seen = [a, b, ...rest];
    const order = (ids: number[]) => staff.send('PATCH', '/api/admin/review-order', { ids, seen });
    expect((await order([b, a])).body).toMatchObject({ code: 'REVIEW_ORDER_STALE' });
    await order([b, a, ...rest]);
    expect((await order([...rest, a, b])).status).toBe(409);
  });
});

describe('the home page', () => {
  test('begins with the reviews, as of the last change, in every process', async () => {
    const { visitor, signedIn, secondProcess } = await openSite();
    const staff = await signedIn('haykakan');
    const elsewhere = engine === 'postgres' ? new Caller(await secondProcess()) : visitor();
    const names = async (caller: Caller) => {
      const { body } = await caller.get('/', HTML);
      return (dataOf(body) as { '/api/reviews': Review[] })['/api/reviews'].map(({ name }) => name);
    };
    expect(await names(elsewhere)).toHaveLength(5);
    await edit(staff, (await readAll(staff))[0]!, REAL);
    expect((await names(visitor()))[0]).toBe('Pilar Esteve');
    await until(async () => expect((await names(elsewhere))[0]).toBe('Pilar Esteve'));
  });
});
