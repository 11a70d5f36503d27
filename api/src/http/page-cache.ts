// The pages as the renderer has rendered them, cached until something that they show has changed.
import { join } from 'node:path';
import type { PageData } from '@brasa/core/site/page-data.contract.ts';
import type { RenderedPage } from '@brasa/core/site/page-renderer.contract.ts';
import type { Clock } from '../clock.ts';
import { Cached } from '../db/cached.ts';
import type { ChangeFeed, Topic } from '../db/changes.ts';
import { CachedResponse } from './cached-response.ts';
import { ChildPageRenderer } from './page-renderer.ts';
import type { PageTemplate } from './page-template.ts';

/** The names under which one site is reached; beyond them pages name no address of their own. */
const MOST_ORIGINS = 5;

type Pages = { rendered: Map<string, Promise<CachedResponse>>; origins: Set<string> };

export type PageOptions = {
  changes: ChangeFeed;
  /** What they show. */
  topics: readonly Topic[];
  clock: Clock;
  /** What the page at this path begins with. */
  dataFor: (path: string) => Promise<PageData>;
  logFailure: (error: unknown, path: string) => void;
};

export class PageCache {
  readonly #options: PageOptions;
  readonly #template: PageTemplate;
  readonly #renderer: ChildPageRenderer;
  readonly #pages: Cached<Pages>;

  constructor(options: PageOptions, template: PageTemplate, webFolder: string) {
    this.#options = options;
    this.#template = template;
    this.#renderer = new ChildPageRenderer(join(webFolder, 'renderer/render-page.js'));
    this.#renderer.warmUp();
    // They tell of the special days from today on, so a new day makes new pages.
    this.#pages = new Cached(
      options.changes,
      options.topics,
      () => Promise.resolve<Pages>({ rendered: new Map(), origins: new Set() }),
      options.clock,
    );
  }

  /** The page at `path` of the site that is reached at `origin`, as of the last change. */
  async get(path: string, origin: string): Promise<CachedResponse> {
    const { rendered, origins } = await this.#pages.get();
    // Whoever asks may make a host up, and every one would be pages to render.
    if (origins.size < MOST_ORIGINS) origins.add(origin);
    const named = origins.has(origin) ? origin : '';
    const key = `${path} ${named}`;
    const known = rendered.get(key);
    if (known) return known;
    const rendering = this.#build(path, named, () => rendered.delete(key));
    rendered.set(key, rendering);
    return rendering;
  }

  /** Forgets all pages for a reason that no topic tells. */
  drop(): void {
    this.#pages.drop();
  }

  close(): void {
    this.#renderer.close();
  }

  async #build(path: string, origin: string, forget: () => void): Promise<CachedResponse> {
    try {
      const answers = await this.#options.dataFor(path);
      const page = await this.#render(path, origin, answers, forget);
      return new CachedResponse(this.#template.fill(page, answers), 'text/html; charset=utf-8');
    } catch (error) {
      forget();
      throw error;
    }
  }

  /** A page that cannot be rendered here is left to the browser, this time. */
  async #render(
    path: string,
    origin: string,
    answers: PageData,
    forget: () => void,
  ): Promise<RenderedPage> {
    try {
      return await this.#renderer.render({ path, origin, answers });
    } catch (error) {
      this.#options.logFailure(error, path);
      forget();
      return { head: '', root: '' };
    }
  }
}
