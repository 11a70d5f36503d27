// What the server asks of the page renderer, a bundle that web builds and api loads by its path.
import type { PageData } from './page-data.contract.ts';

export type PageRequest = {
  /** A path of PAGES, or any other for the page that does not exist. */
  path: string;
  /** Where the site is reached, such as "https://pollos.example", without a slash at its end. */
  origin: string;
  answers: PageData;
};

export type RenderedPage = {
  /** HTML for the document's head: title, description, addresses, structured data, preloads. */
  head: string;
  /** HTML of the page itself, which the browser takes over. */
  root: string;
};

/** The module that the bundle is; a page that fails to render rejects. */
export type PageRenderer = { renderPage: (request: PageRequest) => Promise<RenderedPage> };
