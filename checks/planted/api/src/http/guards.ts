export const guard = 1;
