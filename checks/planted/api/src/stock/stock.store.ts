export const figures = 1;
