import { nothing } from './nowhere.ts';
export const none: unknown = nothing;
