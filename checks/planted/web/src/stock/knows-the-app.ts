import { routes } from '../app/routes.tsx';

export const known = routes;
