import { useEffect, useMemo, useRef, useState } from 'react';
import { ImageOff, ImageUp, Trash2, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { FieldNotes } from '../../../ui/form/field.tsx';
import { pictureFault, type PictureChange } from './picture-change.ts';
import { ProductThumb } from '../../product-thumb.tsx';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';
const NEWS = {
  saved: '',
  new: 'La foto elegida se guardará con el producto',
  none: 'La foto se quitará al guardar',
};

type PictureFieldProps = {
  imageUrl: string | null;
  change: PictureChange | null;
  onChange: (change: PictureChange | null) => void;
  /** Why the server did not take it. */
  error: string | undefined;
};

const THUMB = {
  ...{ className: 'w-full', sizes: '12rem' },
  missing: <ImageOff className="size-6" />,
};

export function PictureField({ imageUrl, change, onChange, error }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { file, shown, undo, news } = pictureNow(change, imageUrl);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const found = await pictureFault(file);
    setFault(found);
    if (found === null) onChange({ kind: 'new', file });
  };
  const put = (next: PictureChange | null) => {
    setFault(null);
    onChange(next);
  };

  return (
    <div className="grid gap-3">
      <p className="font-semibold">Foto</p>
      <div className="grid grid-cols-[minmax(0,9.5rem)_1fr] items-start gap-4 sm:grid-cols-[minmax(0,12rem)_1fr]">
        {file ? <ChosenPicture file={file} /> : <ProductThumb imageUrl={shown} {...THUMB} />}
        <PictureButtons
          hasPicture={file !== null || shown !== null}
          undo={undo}
          onChoose={() => input.current?.click()}
          onRemove={() => put({ kind: 'none' })}
          onUndo={() => put(null)}
        />
      </div>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        tabIndex={-1}
        aria-label="Archivo de la foto"
        aria-describedby="picture-hint picture-error"
        className="sr-only"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <FieldNotes
        id="picture"
        hint="JPEG, PNG, WebP o AVIF, hasta 8 MB. Mejor apaisada (4:3)."
        error={fault ?? error}
      />
      <p role="status" className="sr-only">
        {fault ?? news}
      </p>
    </div>
  );
}

function pictureNow(change: PictureChange | null, imageUrl: string | null) {
  if (!change) return { file: null, shown: imageUrl, undo: null, news: NEWS.saved };
  const undo = imageUrl === null ? 'Sin foto' : 'La de antes';
  const file = change.kind === 'new' ? change.file : null;
  return { file, shown: null, undo, news: NEWS[change.kind] };
}

type PictureButtonsProps = {
  hasPicture: boolean;
  /** What going back is called; null while nothing has been changed. */
  undo: string | null;
  onChoose: () => void;
  onRemove: () => void;
  onUndo: () => void;
};

function PictureButtons({ hasPicture, undo, onChoose, onRemove, onUndo }: PictureButtonsProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="secondary" className="min-h-14! px-4!" onClick={onChoose}>
        <ImageUp className="size-5" />
        {hasPicture ? 'Cambiar' : 'Elegir foto'}
      </Button>
      {hasPicture && undo === null && (
        <Button variant="quiet" className="min-h-14! px-4!" onClick={onRemove}>
          <Trash2 className="size-5" />
          Quitar
        </Button>
      )}
      {undo !== null && (
        <Button variant="quiet" className="min-h-14! px-4!" onClick={onUndo}>
          <Undo2 className="size-5" />
          {undo}
        </Button>
      )}
    </div>
  );
}

function ChosenPicture({ file }: { file: File }) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <span className="relative block aspect-[4/3] w-full overflow-hidden rounded bg-sunk">
      <img src={address} alt="Foto elegida" className="size-full object-cover" />
      <span className="absolute bottom-2 left-2 rounded-full bg-surface px-3 py-1 text-sm font-semibold">
        Sin guardar
      </span>
    </span>
  );
}
