export const load = () => import('./staff/board.ts');
