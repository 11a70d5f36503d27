// A phone with a camera in its screen, held sideways: nothing that is read or pressed lies under it.
import type { Page } from '@playwright/test';
import { comeToRest } from './at-rest.ts';
import { enter, openDesk } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

const SCREEN = { width: 812, height: 375 };
const NOTCH = 47;

async function holdSideways(page: Page): Promise<void> {
  await page.setViewportSize(SCREEN);
  const browser = await page.context().newCDPSession(page);
  const insets = { left: NOTCH, right: NOTCH, bottom: 21 };
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** What is pressed or is a heading and lies under the camera, or beyond the screen's other edge. */
function underTheNotch(page: Page): Promise<string[]> {
  return page.evaluate((notch) => {
    /** In a row that goes on beyond the screen: it can be moved. */
    const isMovable = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const scrolls = getComputedStyle(box).overflowX === 'auto';
        if (scrolls && box.scrollWidth > box.clientWidth) return true;
      }
      return false;
    };
    const within = [...document.querySelectorAll('a, button, input, select, textarea, h1, h2')];
    return within.flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const isSeen = width > 2 && bottom > 0 && top < window.innerHeight && right > 0;
      const isClear = left >= notch - 0.5 && right <= window.innerWidth - notch + 0.5;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      const isBeyond = left >= window.innerWidth || isMovable(element);
      return !isSeen || isClear || isBeyond ? [] : [`${element.tagName} ${name}`];
    });
  }, NOTCH);
}

test('customers’ pages on a phone held sideways', LONG, async ({ openPage }) => {
  const page = await openPage();
  await holdSideways(page);
  for (const path of ['/', '/productos', '/encargar', '/contacto', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await underTheNotch(page)]).toEqual([path, []]);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await comeToRest(page);
  expect(await underTheNotch(page)).toEqual([]);
});

test('the desk on a phone held sideways', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await holdSideways(staff);
  await enter(staff, { name: 'Lola' });
  await openDesk(staff);
  expect(await underTheNotch(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Stock', exact: true }).click();
  await expect(staff.getByRole('dialog')).toBeVisible();
  await comeToRest(staff);
  expect(await underTheNotch(staff)).toEqual([]);
  for (const path of ['/admin/caja', '/admin/productos', '/admin/horarios']) {
    await staff.goto(path);
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await underTheNotch(staff)]).toEqual([path, []]);
  }
});
