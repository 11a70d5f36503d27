export const dayOf = (instant: number) => new Intl.DateTimeFormat('es-ES').format(instant);
