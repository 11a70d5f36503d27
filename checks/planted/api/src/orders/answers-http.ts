import { guard } from '../http/guards.ts';
export const answered = guard;
