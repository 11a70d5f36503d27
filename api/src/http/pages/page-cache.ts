// The pages as the renderer has rendered them, cached until something that they show has changed.
import { join } from 'node:path';
import type { PageData } from '@brasa/core/site/page-data.contract.ts';
import type { RenderedPage } from '@brasa/core/site/page-renderer.contract.ts';
import type { Clock } from '../../clock.ts';
import { Cached } from '../../db/cached.ts';
import type { ChangeFeed, Topic } from '../../db/changes.ts';
import { CachedResponse } from '../cached-response.ts';
import { ChildPageRenderer } from './page-renderer.ts';
import type { PageTemplate } from './page-template.ts';

type Pages = Map<string, Promise<CachedResponse>>;

export type PageOptions = {
  changes: ChangeFeed;
  /** What they show. */
  topics: readonly Topic[];
  clock: Clock;
  /** Where the site is reached; empty where nobody has said so, whatever host a request names. */
  origin: string;
  /** What the page at this path begins with. */
  dataFor: (path: string) => Promise<PageData>;
  logFailure: (error: unknown, path: string) => void;
};

/** Somebody's own pages that are rendered at once: each is asked for as often as they like, and kept by nobody. */
const MOST_OWN = 16;
/** The browser renders the page from what comes along. */
const UNRENDERED: RenderedPage = { head: '', root: '' };

export class PageCache {
  readonly #options: PageOptions;
  readonly #template: PageTemplate;
  readonly #renderer: ChildPageRenderer;
  readonly #pages: Cached<Pages>;
  #ownRendering = 0;

  constructor(options: PageOptions, template: PageTemplate, webFolder: string) {
    this.#options = options;
    this.#template = template;
    this.#renderer = new ChildPageRenderer(join(webFolder, 'renderer/render-page.js'));
    this.#renderer.warmUp();
    // They tell of the special days from today on, so a new day makes new pages.
    this.#pages = new Cached(
      options.changes,
      options.topics,
      () => Promise.resolve<Pages>(new Map()),
      options.clock,
    );
  }

  /** The page at `path`, as of the last change. */
  async get(path: string): Promise<CachedResponse> {
    const rendered = await this.#pages.get();
    const known = rendered.get(path);
    if (known) return known;
    const rendering = this.#build(path, () => rendered.delete(path));
    rendered.set(path, rendering);
    return rendering;
  }

  /**
   * The document of the page at `path`, which begins with more than it has for everybody and is kept by nobody. Where
   * many are being rendered it is left to the browser, so that everybody's pages do not wait behind them.
   */
  async render(path: string, own: object): Promise<string> {
    const answers: PageData = Object.assign(await this.#options.dataFor(path), own);
    if (this.#ownRendering === MOST_OWN) return this.#template.fill(UNRENDERED, answers);
    this.#ownRendering += 1;
    try {
      return this.#template.fill(await this.#render(path, answers, () => undefined), answers);
    } finally {
      this.#ownRendering -= 1;
    }
  }

  /** Forgets all pages for a reason that no topic tells. */
  drop(): void {
    this.#pages.drop();
  }

  close(): void {
    this.#renderer.close();
  }

  async #build(path: string, forget: () => void): Promise<CachedResponse> {
    try {
      const answers = await this.#options.dataFor(path);
      const page = await this.#render(path, answers, forget);
      return new CachedResponse(this.#template.fill(page, answers), 'text/html; charset=utf-8');
    } catch (error) {
      forget();
      throw error;
    }
  }

  /** A page that cannot be rendered here is left to the browser, this time. */
  async #render(path: string, answers: PageData, forget: () => void): Promise<RenderedPage> {
    const { origin } = this.#options;
    try {
      return await this.#renderer.render({ path, origin, answers });
    } catch (error) {
      this.#options.logFailure(error, path);
      forget();
      return UNRENDERED;
    }
  }
}
