/** The element that holds what a page begins with (page-data.contract.ts). */
export const PAGE_DATA_ID = 'page-data';

/** The element that lists the addresses of a page's own code, as JSON. */
export const SCRIPTS_ID = 'page-scripts';

/** The marks in the built document that the server replaces: what a page adds to its head, and the
 * page itself. */
export const PAGE_HEAD_MARK = '<!--page-head-->';
export const PAGE_ROOT_MARK = '<!--page-root-->';
