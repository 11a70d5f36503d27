// Figures as charts and tables write them, whatever the device's language.
const whole = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });
const oneDecimal = new Intl.NumberFormat('es-ES', {
  maximumFractionDigits: 1,
  useGrouping: 'always',
});

/** "12.345". */
export function figure(count: number): string {
  return whole.format(count);
}

/** "57,5". */
export function averageFigure(average: number): string {
  return oneDecimal.format(average);
}

/** "1 punto", "12.345 puntos": the count with the word for one or for many. */
export function countText(count: number, one: string, many: string): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}
