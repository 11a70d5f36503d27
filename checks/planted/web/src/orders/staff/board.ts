export const board = 'staff’s';
