import { moved } from '@brasa/core/kernel/text/list-order.ts';
import type { EditedReview } from '@brasa/core/site/reviews.contract.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';
import { useSheet } from '../../ui/overlay/use-sheet.ts';
import { useMoves } from '../../ui/sorting/use-moves.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { ReviewEditor } from './review-editor.tsx';
import { ReviewRow } from './review-row.tsx';
import { useEditedReviews, useOrderReviews, useSaveReview } from './reviews-editing.queries.ts';
import { NOT_SAVED } from './use-review-editor.ts';

export default function AdminReviewsPage() {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6">
      <h1 className="text-xl">Gestión de Reseñas</h1>
      <p className="mt-1 mb-6 max-w-prose text-ink-soft">
        Las cinco de la portada. Copia las que tus clientes han publicado en Google: la web dice que
        se basan en ellas.
      </p>
      <Loaded
        query={useEditedReviews()}
        loading={
          <Skeletons count={5} label="Cargando las reseñas..." className="grid gap-3 *:h-32" />
        }
        failed="No se pudieron cargar las reseñas"
        ended="Entra otra vez para seguir."
      >
        {(reviews) => <ReviewDesk reviews={reviews} />}
      </Loaded>
    </div>
  );
}

function ReviewDesk({ reviews }: { reviews: EditedReview[] }) {
  const sheet = useSheet<EditedReview>();
  return (
    <>
      <ExamplesNotice count={reviews.filter(({ isExample }) => isExample).length} />
      <ReviewList reviews={reviews} onEdit={sheet.show} />
      {sheet.subject && (
        <ReviewEditor
          key={sheet.turn}
          open={sheet.opening.open}
          onClose={sheet.close}
          review={sheet.subject}
        />
      )}
    </>
  );
}

function ExamplesNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mb-5 rounded bg-warn-surface px-4 py-3">
      <strong>
        {count === 1 ? 'Hay 1 reseña de ejemplo.' : `Hay ${count} reseñas de ejemplo.`}
      </strong>{' '}
      Nadie las ha escrito: en la web llevan la marca «Ejemplo» hasta que pongas las de tus clientes
      o las ocultes.
    </p>
  );
}

type ReviewListProps = { reviews: EditedReview[]; onEdit: (review: EditedReview) => void };

function ReviewList({ reviews, onEdit }: ReviewListProps) {
  const { list, noteMove, said } = useMoves(reviews);
  const fail = (error: Error) => toastError('Error', `${NOT_SAVED}. ${reasonOf(error)}`);
  const save = useSaveReview({
    onSuccess: ({ name, isShown }) =>
      toastSuccess(isShown ? 'Se muestra en la web' : 'Ya no se muestra', name),
    onError: fail,
  });
  const order = useOrderReviews({
    onSuccess: () => toastSuccess('Orden guardado', 'La web ya lo muestra así'),
    onError: fail,
  });
  const isBusy = save.isPending || order.isPending;
  const seen = reviews.map(({ id }) => id);
  return (
    <>
      <ol
        ref={list}
        className="divide-y divide-line rounded-card border border-line bg-surface shadow-low"
      >
        {reviews.map((review, index) => (
          <ReviewRow
            key={review.id}
            review={review}
            place={index + 1}
            canRise={index > 0}
            canSink={index < reviews.length - 1}
            isBusy={isBusy}
            onEdit={() => onEdit(review)}
            onShow={(isShown) => save.mutate({ seen: review, change: { isShown } })}
            onMove={(step) => {
              noteMove({ id: review.id, step });
              order.mutate({ ids: moved(seen, index, step), seen });
            }}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
