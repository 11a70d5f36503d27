// Somebody with a device in the hand, who finds what is on the page by its role, label or text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect } from '@playwright/test';
import { tapAt, typing, type Point } from './actions.ts';
import { isAlive } from '../in-page.ts';
import { pageQueries } from './page-queries.ts';
import type { Device, Tab } from './engine.ts';

/** The whole name or text, or an expression for it. */
type Name = string | RegExp;

/** A script as those of in-page.ts. */
type PageScript<Args extends readonly unknown[], Value> = (...args: Args) => Value | Promise<Value>;

/** Milliseconds between looks. */
const LOOKS = [50, 100, 200];

export class Person {
  readonly #tab: Tab;
  readonly #url: string;
  readonly #downloads: string;

  private constructor(tab: Tab, url: string, downloads: string) {
    [this.#tab, this.#url, this.#downloads] = [tab, url, downloads];
  }

  /** With a tab of the device, at a shop's address. */
  static async at({ openTab, downloads }: Device, url: string): Promise<Person> {
    return new Person(await openTab(), url, downloads);
  }

  /** Opens the path, and waits until the page answers to taps. */
  async visit(path: string): Promise<void> {
    await this.#tab.goto(this.#url + path);
    await this.arriveAt(new URL(path, this.#url).pathname);
  }

  /** Waits until the page at a path that begins so answers to taps. */
  async arriveAt(path: string): Promise<void> {
    const isThere = () => this.run(isAlive, path);
    await expect.poll(isThere, { message: `${path} answers to taps`, intervals: LOOKS }).toBe(true);
  }

  byRole(role: string, name: Name): Found {
    return new Found(this, this.#tab, soughtBy('role', name, { role }));
  }

  byLabel(name: Name): Found {
    return new Found(this, this.#tab, soughtBy('label', name));
  }

  byText(name: Name): Found {
    return new Found(this, this.#tab, soughtBy('text', name));
  }

  async run<Args extends readonly unknown[], Value>(
    script: PageScript<Args, Value>,
    ...args: Args
  ): Promise<Value> {
    return this.#tab.evaluate<Value>(callOf(script, args));
  }

  /** As `run`, with the queries at hand. */
  async ask<Args extends readonly unknown[], Value>(
    script: PageScript<Args, Value>,
    ...args: Args
  ): Promise<Value> {
    const call = callOf(script, args);
    // The page may be another one by the time that the queries are loaded.
    for (;;) {
      const asked = await this.#tab.evaluate<[Value] | null>(
        `'brasaQueries' in globalThis ? Promise.resolve(${call}).then((value) => [value]) : null`,
      );
      if (asked) return asked[0];
      await this.#tab.evaluate(await pageQueries());
    }
  }

  /** The text of a saved table, once its last line is there. */
  async savedTable(name: RegExp): Promise<string> {
    const read = () => {
      const file = readdirSync(this.#downloads).find((one) => name.test(one));
      return file === undefined ? '' : readFileSync(join(this.#downloads, file), 'utf8');
    };
    await expect.poll(read, { message: `${String(name)} is saved` }).toMatch(/\r\n$/);
    return read();
  }

  picture(): Promise<Buffer> {
    return this.#tab.picture();
  }

  leave(): Promise<void> {
    return this.#tab.close();
  }
}

const callOf = (script: PageScript<never, unknown>, args: readonly unknown[]): string =>
  `(${String(script)})(...${JSON.stringify(args)})`;

/** How an element stands on the page: its middle, and that nothing lies over it there. */
type Standing = { middle: Point; isInSight: boolean; isFocused: boolean; value: string };

/** As a query crosses into the page. */
type Sought = {
  by: 'role' | 'label' | 'text';
  role: string;
  source: string;
  flags: string;
  /** The element around it. */
  within: Sought | null;
};

function soughtBy(
  by: Sought['by'],
  name: Name,
  { role = '', within = null as Sought | null } = {},
): Sought {
  const { source, flags } =
    typeof name === 'string' ? new RegExp(`^${RegExp.escape(name)}$`) : name;
  return { by, role, source, flags, within };
}

/** An element of the page, looked up anew at each use. */
class Found {
  readonly #person: Person;
  readonly #tab: Tab;
  readonly #sought: Sought;
  readonly #what: string;

  constructor(person: Person, tab: Tab, sought: Sought) {
    [this.#person, this.#tab, this.#sought] = [person, tab, sought];
    this.#what = `${sought.role || sought.by} ${sought.source}`;
  }

  /** Inside of it. */
  byRole(role: string, name: Name): Found {
    return new Found(
      this.#person,
      this.#tab,
      soughtBy('role', name, { role, within: this.#sought }),
    );
  }

  /** Brings it to the middle and taps it there. */
  tap(): Promise<void> {
    return this.#tapped(true);
  }

  /** Taps it where it stands. */
  tapInPlace(): Promise<void> {
    return this.#tapped(false);
  }

  /** Where nothing lies over it, once it stands still there. */
  async #tapped(isBrought: boolean): Promise<void> {
    let last: Standing | null = null;
    const look = async () => {
      const [before, now] = [last, await this.#stand(isBrought)];
      last = now;
      return now?.isInSight && isDeepStrictEqual(now.middle, before?.middle) ? now.middle : null;
    };
    const message = `${this.#what} can be tapped`;
    await expect.poll(look, { message, intervals: LOOKS }).not.toBeNull();
    await this.#tab.perform([tapAt((last as unknown as Standing).middle)]);
  }

  /** Types the text into a field in place of what it holds. */
  async fill(text: string): Promise<void> {
    await this.tap();
    await this.expectFocused();
    await this.#person.run(() => (document.activeElement as HTMLInputElement).select());
    await this.#tab.perform([typing(text)]);
    await this.expectValue(text);
  }

  /** Chooses the last option of that text, which is the latest day's; or sets a day. */
  async choose(option: string): Promise<void> {
    const choose = () => this.#person.ask(lookUp, this.#sought, { option });
    const message = `${this.#what} can be chosen in`;
    await expect.poll(choose, { message, intervals: LOOKS }).not.toBeNull();
  }

  expectShown(): Promise<void> {
    return this.#expect('is there', {});
  }

  async expectGone(): Promise<void> {
    const message = `${this.#what} is gone`;
    await expect.poll(() => this.#stand(), { message, intervals: LOOKS }).toBeNull();
  }

  /** On the screen as it stands, and nothing lies over it. */
  expectInSight(): Promise<void> {
    return this.#expect('is in sight', { isInSight: true });
  }

  expectFocused(): Promise<void> {
    return this.#expect('has the focus', { isFocused: true });
  }

  expectValue(value: string): Promise<void> {
    return this.#expect('has a value', { value });
  }

  #stand(isBrought = false): Promise<Standing | null> {
    return this.#person.ask(lookUp, this.#sought, { isBrought });
  }

  async #expect(what: string, standing: Partial<Standing>): Promise<void> {
    const message = `${this.#what} ${what}`;
    const look = () => this.#stand();
    await expect.poll(look, { message, intervals: LOOKS }).toMatchObject(standing);
  }
}

type Deed = { isBrought?: boolean; option?: string };

/** In the page: how the first in sight stands, otherwise the first; null where there is none. Brings it, or chooses in it. */
function lookUp(sought: Sought, { isBrought, option }: Deed): Standing | null {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = brasaQueries;
  const search = ({ by, role, source, flags, within }: Sought): HTMLElement[] => {
    const root = within ? search(within)[0] : document.body;
    if (!root) return [];
    const name = new RegExp(source, flags);
    const found =
      by === 'role'
        ? queryAllByRole(root, role, { name })
        : (by === 'label' ? queryAllByLabelText : queryAllByText)(root, name);
    return found.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  };
  // A form that nobody can use yet takes no choice either.
  const isAlive = (field: Element) =>
    Object.keys(field).some((key) => key.startsWith('__reactProps')) && !field.closest('[inert]');
  const choose = (field: Element, wanted: string) => {
    if (field instanceof HTMLSelectElement) {
      const found = [...field.options].findLast(({ text }) => text === wanted);
      if (!found || found.disabled) throw new Error(`there is no ${wanted}`);
      field.value = found.value;
    } else {
      // React keeps a setter of its own on the element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        wanted,
      );
    }
    for (const event of ['input', 'change'])
      field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  const found = search(sought);
  if (option !== undefined) {
    if (!found[0] || !isAlive(found[0])) return null;
    choose(found[0], option);
  }
  const standings = found.map((element): Standing => {
    const { labels, value } = element as HTMLInputElement;
    // A box that is ticked may be drawn by its label.
    const isBox = element.matches('[type="checkbox"], [type="radio"]');
    const target = (isBox && labels?.[0]) || element;
    if (isBrought) target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    return {
      middle,
      isInSight: target.contains(document.elementFromPoint(middle.x, middle.y)),
      isFocused: document.activeElement === element,
      value,
    };
  });
  return standings.find(({ isInSight }) => isInSight) ?? standings[0] ?? null;
}

export type Sent = { method?: 'POST' | 'PATCH'; path: string; body: object };

/** In the page: sends what a form of the site would; answers its status and body. */
export async function send({
  method = 'POST',
  path,
  body,
}: Sent): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
