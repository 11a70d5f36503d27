import { page } from '../orders/page.tsx';
export const visited = page;
