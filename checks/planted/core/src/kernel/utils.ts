export const leftover = 1;
