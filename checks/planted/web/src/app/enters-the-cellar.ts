import { entered } from '../cellar/entered.ts';

export const found = entered;
