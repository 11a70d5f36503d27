import type { readPasswordLink } from '../accounts/password-links.calls.ts';
import type { CALLS } from '../calls.ts';
import type { checkFile } from '../catalog/catalog.calls.ts';
import type { Call, ReplyOf } from '../kernel/call.ts';
import type { readOrderPage } from '../orders/order-page.calls.ts';
import type { ORDER_NOTICE, OrderNotice } from '../orders/page/order-page.rules.ts';

type AnyCall = (typeof CALLS)[keyof typeof CALLS];
type AnswersOf<C extends Call> = { [One in C as One['path']]: ReplyOf<One> };

/**
 * What a page begins with: the answers of the calls that it would otherwise make first (their `pages`), by
 * the call's address. The server renders the page from them, and the served document carries them as JSON
 * in the element PAGE_DATA_ID, so that the browser takes the page over as it was rendered.
 */
export type PageData = AnswersOf<Extract<AnyCall, { pages: 'every' }>> &
  Partial<AnswersOf<Extract<AnyCall, { pages: readonly string[] }>>> & {
    /** Beside the products, for each of their pictures. */
    [pictureCheck: `${typeof checkFile.path}?${string}`]: ReplyOf<typeof checkFile>;
    /** The order whose page it is. */
    [order: `/api/order-pages/${string}`]: ReplyOf<typeof readOrderPage>;
    /** The link whose page it is. */
    [link: `/api/password-links/${string}`]: ReplyOf<typeof readPasswordLink>;
    /** What became of what was sent from the page without scripts. */
    [ORDER_NOTICE]?: OrderNotice;
  };
