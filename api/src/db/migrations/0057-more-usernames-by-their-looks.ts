// More letters look like ours, also small ones whose capital does: the names are compared anew.
export { up } from './0056-usernames-by-their-looks.ts';
