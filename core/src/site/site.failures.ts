import { failures } from '../kernel/failure.ts';

export const SITE_FAILURES = failures({
  404: {
    REVIEW_NOT_FOUND: 'Reseña no encontrada',
  },
  409: {
    REVIEW_ORDER_STALE:
      'Otra persona ha cambiado el orden de las reseñas. Revísalo y vuelve a intentarlo',
  },
  422: {
    REVIEW_STILL_EXAMPLE:
      'El nombre o el texto siguen siendo los del ejemplo. Pon los de un cliente de verdad',
  },
});
