import { page } from '../../../web/src/orders/page.tsx';
export const drawn = page;
