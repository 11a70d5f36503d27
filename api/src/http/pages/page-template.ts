// The document that the site's build leaves for the server to fill.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '@brasa/core/site/page-data.contract.ts';
import { PAGE_DATA_ID, PAGE_HEAD_MARK, PAGE_ROOT_MARK } from '@brasa/core/site/page-data.rules.ts';
import type { RenderedPage } from '@brasa/core/site/page-renderer.contract.ts';
import { readSiteBuild } from './site-build.ts';

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

export class PageTemplate {
  readonly #html: string;

  private constructor(html: string) {
    this.#html = html;
  }

  /** The document names its build, so that the page knows when the server serves another one. */
  static async read(webFolder: string): Promise<PageTemplate> {
    const html = await readFile(join(webFolder, 'index.html'), 'utf8');
    const build = await readSiteBuild(webFolder);
    return new PageTemplate(html.replace(/<html\b/, `<html data-build="${build}"`));
  }

  get inlineScripts(): string[] {
    return [...this.#html.matchAll(INLINE_SCRIPT)].map(([, script]) => script ?? '');
  }

  /** The document with the page in it, and with the data that it was rendered from. */
  fill({ head, root }: RenderedPage, answers: PageData): string {
    const data = `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(answers)}</script>`;
    return this.#html
      .replace(PAGE_HEAD_MARK, () => head)
      .replace(PAGE_ROOT_MARK, () => root)
      .replace('</body>', () => `${data}</body>`);
  }
}

/** The JSON as it may stand in a script element: nothing in it can end the element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
