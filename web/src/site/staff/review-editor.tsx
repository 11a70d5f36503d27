import type { EditedReview } from '@brasa/core/site/reviews.contract.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { EditConflict } from '../../ui/conflict/edit-conflict.tsx';
import { DiscardQuestion, useDiscardGuard } from '../../ui/overlay/discard-question.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import { FocusedNote } from '../../ui/state/focused-note.tsx';
import { ReviewFields } from './review-fields.tsx';
import { FIELD_NAMES, savedText } from './review-values.ts';
import { useReviewEditor } from './use-review-editor.ts';

const FORM_ID = 'review-form';

type ReviewEditorProps = { open: boolean; onClose: () => void; review: EditedReview };

/** One review, to be replaced or put right. Give it a new key for every opening. */
export function ReviewEditor({ open, onClose, review }: ReviewEditorProps) {
  const editor = useReviewEditor(review, onClose);
  const { form, seen, isDirty, isPending, theirs } = editor;
  const guard = useDiscardGuard({ isDirty, isPending, onClose });
  return (
    <Drawer
      open={open}
      onOpenChange={guard.onOpenChange}
      title={review.name}
      description={
        review.isExample ? 'Reseña de ejemplo: pon aquí la de un cliente' : 'Editar reseña'
      }
      footer={
        <SubmitButton form={FORM_ID} className="w-full" pending={isPending}>
          Guardar
        </SubmitButton>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-6" onSubmit={editor.submit}>
        {theirs && (
          <FocusedNote cause={theirs}>
            <EditConflict
              what="esta reseña"
              names={FIELD_NAMES}
              textOf={(field) => savedText(seen, field)}
              theirs={theirs}
              otherwise="La ha mostrado u ocultado en la web."
              onTakeTheirs={editor.takeTheirs}
            />
          </FocusedNote>
        )}
        <ReviewFields form={form} isExample={seen.isExample} />
      </form>
      <DiscardQuestion {...guard.question}>
        Lo que has escrito en esta reseña se perderá.
      </DiscardQuestion>
    </Drawer>
  );
}
