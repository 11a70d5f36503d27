export const entered = 1;
