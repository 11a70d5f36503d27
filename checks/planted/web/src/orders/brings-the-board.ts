import { board } from './staff/board.ts';

export const shown = board;
