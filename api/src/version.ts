/** Of the program; the same as package.json says. */
export const VERSION = '0.1.0';
