// One link, used by two at once: one of them has set the password.
import { expect, test } from 'vitest';
import { countStatuses } from '../two-devices.ts';
import { Caller, engine } from '../shop-under-test.ts';
import { openLink, tokenFor } from './password-link.ts';

/** Who is first is the engine's to say. */
const ROUNDS = engine === 'postgres' ? 4 : 2;

test('exactly one of those who use a link at once has set the password', async () => {
  const { under, staff, user } = await openLink();
  const apps = engine === 'postgres' ? [under.app, await under.secondProcess()] : [under.app];
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await tokenFor(staff, user.id);
    const callers = [0, 1, 2, 3].map((index) => new Caller(apps[index % apps.length] ?? under.app));
    const replies = await Promise.all(
      callers.map((caller, index) =>
        caller.post(`/api/password-links/${token}/password`, {
          password: `de la persona ${index}`,
        }),
      ),
    );
    expect(countStatuses(replies)).toEqual({ 200: 1, 404: 3 });
    const winner = replies.findIndex(({ status }) => status === 200);
    const { username } = user;
    const password = `de la persona ${winner}`;
    expect((await under.visitor().post('/api/auth/login', { username, password })).status).toBe(
      200,
    );
  }
});

test('a link that is used while its user is switched off sets nothing, or is done before it', async () => {
  const { under, staff, user } = await openLink();
  for (let round = 0; round < ROUNDS; round += 1) {
    await staff.patch(`/api/auth/users/${user.id}/toggle-active`, { active: true });
    const token = await tokenFor(staff, user.id);
    const visitor = under.visitor();
    const [used, toggled] = await Promise.all([
      visitor.post(`/api/password-links/${token}/password`, { password: 'una nueva' }),
      staff.patch(`/api/auth/users/${user.id}/toggle-active`, { active: false }),
    ]);
    expect(toggled.status).toBe(200);
    expect([200, 404]).toContain(used.status);
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
  }
});
