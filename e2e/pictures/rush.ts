// The Friday of the pictures: what is pending at ten past twelve, and what has come before.
import type { Page } from '@playwright/test';
import { enter } from '../desk-journey.ts';

const TODAY = '2026-11-20';

type Entry = Parameters<typeof enter>[1];

const RUSH: readonly Entry[] = [
  { name: 'Carmen Ruiz', quantity: 2, at: `${TODAY}T12:00`, phone: '611222333' },
  {
    name: 'Rosa Gil',
    quantity: 1.5,
    at: `${TODAY}T13:00`,
    phone: '622333444',
    details: 'bien hecho',
  },
  {
    name: 'Vicent Amorós',
    quantity: 2,
    at: `${TODAY}T13:00`,
    phone: '633111999',
    email: 'vicent@example.com',
  },
  {
    name: 'Comparsa Los Piratas',
    quantity: 0,
    at: `${TODAY}T13:30`,
    phone: '644555666',
    details: 'paella para 8',
  },
  { name: 'Lola', quantity: 1, at: `${TODAY}T13:30`, phone: '655123456' },
  { name: 'Lola', quantity: 0.5, at: `${TODAY}T13:30`, phone: '677456789' },
  {
    name: 'Núria Peñalver',
    quantity: 3,
    at: `${TODAY}T14:00`,
    phone: '688777666',
    details: 'sin jugo',
  },
  { name: 'José Ángel Beltrán', quantity: 2.5, at: `${TODAY}T14:00`, phone: '699888777' },
  { name: 'Asociación de vecinos', quantity: 10, at: `${TODAY}T14:30`, phone: '600444555' },
  { name: 'Anahit', quantity: 1, at: '2026-11-21T14:00', phone: '611000999' },
];

/** Enters what is pending. */
export async function enterRush(staff: Page): Promise<void> {
  for (const entry of RUSH) await enter(staff, entry);
}

/** Tells the shop of a change without going through a form. */
export async function tell(
  staff: Page,
  method: 'post' | 'patch',
  path: string,
  data: object = {},
): Promise<void> {
  const answer = await staff.request[method](path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}
