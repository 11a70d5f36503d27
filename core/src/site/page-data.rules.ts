/** The element that holds a page's data (page-data.contract.ts). */
export const PAGE_DATA_ID = 'page-data';

/** The mark in the built HTML that the server replaces with the data's script element. */
export const PAGE_DATA_MARK = '<!--page-data-->';
