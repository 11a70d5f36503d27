// Renders pages in a process of its own: it comes when a page has to be rendered and goes when none has
// been for a while. The renderer takes nearly as much memory as the rest of the server, and what it
// renders is cached; and nobody who orders waits while a page is rendered.
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { PageRequest, RenderedPage } from '@brasa/core/site/page-renderer.contract.ts';
import type { RenderJob, RenderOutcome } from './page-renderer-process.ts';

const PROCESS = join(import.meta.dirname, 'page-renderer-process.ts');
const IDLE_MS = 5000;
/** A renderer that has drawn nothing for so long, in milliseconds, hangs: the next page has a new one. */
const PATIENCE_MS = 20_000;

type Waiting = { resolve: (page: RenderedPage) => void; reject: (error: Error) => void };

export class ChildPageRenderer {
  readonly #bundle: string;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #lastJob = 0;
  #leaving: NodeJS.Timeout | undefined;
  #overdue: NodeJS.Timeout | undefined;

  /** `bundle` is the path of the module that web has built (core site/page-renderer.contract). */
  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** Rejects where the page cannot be drawn, and where the renderer dies or hangs. */
  render(request: PageRequest): Promise<RenderedPage> {
    const child = this.#start();
    const id = ++this.#lastJob;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#waitForNext();
      child.send({ id, request } satisfies RenderJob);
    });
  }

  /** Has the renderer at hand for the first page that is asked for. */
  warmUp(): void {
    this.#start();
    this.#leaveWhenIdle();
  }

  close(): void {
    clearTimeout(this.#leaving);
    const child = this.#child;
    this.#child = undefined;
    // It holds nothing that an abrupt end could harm.
    child?.kill('SIGKILL');
    this.#giveUp(new Error('the page renderer has been closed'));
  }

  #start(): ChildProcess {
    clearTimeout(this.#leaving);
    if (this.#child?.connected) return this.#child;
    const child = fork(PROCESS, [this.#bundle], { execArgv: [] });
    child.unref();
    child.channel?.unref();
    child.on('message', (outcome: RenderOutcome) => this.#settle(outcome));
    child.on('error', (error) => this.#lose(child, error));
    child.on('exit', () => this.#lose(child, new Error('the page renderer has stopped')));
    this.#child = child;
    return child;
  }

  #settle(outcome: RenderOutcome): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    if ('page' in outcome) waiting?.resolve(outcome.page);
    else waiting?.reject(new Error(outcome.fault));
    this.#stopWaiting();
    if (this.#waiting.size > 0) this.#waitForNext();
    this.#leaveWhenIdle();
  }

  #waitForNext(): void {
    this.#overdue ??= setTimeout(() => this.close(), PATIENCE_MS).unref();
  }

  #stopWaiting(): void {
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
  }

  #leaveWhenIdle(): void {
    clearTimeout(this.#leaving);
    if (this.#waiting.size > 0) return;
    this.#leaving = setTimeout(() => this.close(), IDLE_MS).unref();
  }

  /** A renderer that fails takes along what it was drawing; the next page has a new one. */
  #lose(child: ChildProcess, error: Error): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.#giveUp(error);
  }

  #giveUp(error: Error): void {
    this.#stopWaiting();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}
