import { page } from '../orders/page.tsx';
export const known = page;
