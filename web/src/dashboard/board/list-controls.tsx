import { memo, useId } from 'react';
import { ArrowDown, ArrowUp, Bell, BellOff, Search, Star, VolumeX, X, ChefHat } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { nextSorting, type Sorting, type SortKey } from './order-sorting.ts';
import { useBellBlocked } from '../new-orders/use-new-orders.ts';

const KEYS: { by: SortKey; label: string }[] = [
  { by: 'time', label: 'Hora' },
  { by: 'name', label: 'Nombre' },
  { by: 'quantity', label: 'Cantidad' },
];

type ListControlsProps = {
  search: string;
  onSearch: (typed: string) => void;
  foundCount: number | null;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
  onPoints: () => void;
  onKitchen: () => void;
};

export function ListControls(props: ListControlsProps) {
  const { sorting, onSort, isMuted, onMute, onPoints, onKitchen } = props;
  return (
    <div className="flex flex-wrap items-center gap-2 @max-[19.5rem]:gap-1 split:@max-[45rem]:gap-1 split:short:-m-1 split:short:flex-nowrap split:short:overflow-x-auto split:short:p-1 split:short:[scrollbar-width:none]">
      <SearchField {...props} />
      <Button
        variant="secondary"
        className="min-h-14 px-4! @max-3xl:px-3! @max-[45rem]:px-2! @max-[19.5rem]:px-1! @max-[19.5rem]:text-sm! split:@max-[45rem]:px-1.5! split:@max-[45rem]:text-sm! short:min-h-11! @max-3xl:[&_svg]:hidden"
        onClick={onPoints}
      >
        <Star className="size-5" />
        Puntos
      </Button>
      <Button
        variant="secondary"
        className="min-h-14 px-4! @max-4xl:px-2.5! @max-[45rem]:px-2! short:min-h-11!"
        aria-haspopup="dialog"
        onClick={onKitchen}
      >
        <ChefHat className="size-6" />
        <span className="@max-4xl:sr-only">Cocina</span>
      </Button>
      <div className="flex min-w-0 grow flex-wrap items-center gap-2 split:short:min-w-fit split:short:flex-nowrap @min-[33rem]:grow-0">
        <SortKeys sorting={sorting} onSort={onSort} />
        <button
          type="button"
          aria-pressed={isMuted}
          className={buttonStyle(
            'quiet',
            'icon',
            'size-14! @max-[45rem]:size-12! split:@max-[45rem]:size-11! short:size-11!',
          )}
          onClick={() => onMute(!isMuted)}
        >
          {isMuted ? <BellOff /> : <Bell />}
          <span className="sr-only">Silenciar los avisos de pedidos nuevos</span>
        </button>
      </div>
      <SoundNote isMuted={isMuted} />
    </div>
  );
}

/** Below the bell. The region is there before its text, so that it is read out. */
function SoundNote({ isMuted }: { isMuted: boolean }) {
  const isBlocked = useBellBlocked();
  return (
    <div role="status" className="basis-full empty:-mt-2">
      {isBlocked && !isMuted && (
        <p className="flex items-center justify-end gap-1.5 text-sm font-semibold">
          Toca la pantalla para activar el sonido
          <VolumeX className="size-5 shrink-0" />
        </p>
      )}
    </div>
  );
}

type SearchFieldProps = Pick<ListControlsProps, 'search' | 'onSearch' | 'foundCount'>;

function SearchField({ search, onSearch, foundCount }: SearchFieldProps) {
  const id = useId();
  return (
    <div
      role="search"
      className="relative min-w-28 grow basis-38 split:basis-28 split:short:shrink-0 split:short:basis-48"
    >
      <label htmlFor={id} className="sr-only">
        Buscar pedidos
      </label>
      <Search className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft @max-[45rem]:hidden" />
      <input
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Buscar"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        className={`min-h-14 w-full rounded border-2 border-line-strong bg-surface pl-11 text-base text-ink @max-3xl:pl-10 @max-[45rem]:pl-2 @max-[19.5rem]:pl-1.5 @max-[19.5rem]:tracking-tighter placeholder:text-ink-soft/80 hover:border-ink short:min-h-11 ${search === '' ? 'pr-2' : 'pr-12 @max-3xl:pr-10 @max-[45rem]:pr-7 @max-[19.5rem]:pr-5'}`}
      />
      {search !== '' && (
        <button
          type="button"
          aria-label="Borrar búsqueda"
          className="absolute inset-y-0 right-0 grid w-12 place-items-center @max-[45rem]:w-11 @max-[45rem]:justify-items-end @max-[45rem]:pr-1.5 @max-[19.5rem]:pr-0.5 @max-[19.5rem]:[&_svg]:size-4"
          onClick={() => onSearch('')}
        >
          <X className="size-5" />
        </button>
      )}
      <p role="status" className="sr-only">
        {foundCount !== null && foundText(foundCount)}
      </p>
    </div>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'Ningún pedido encontrado';
  return count === 1 ? '1 pedido encontrado' : `${count} pedidos encontrados`;
}

type SortKeysProps = { sorting: Sorting; onSort: (sorting: Sorting) => void };

const SortKeys = memo(function SortKeys({ sorting, onSort }: SortKeysProps) {
  return (
    <div
      role="group"
      aria-label="Ordenar por"
      className="flex grow divide-x-2 divide-line-strong overflow-hidden rounded border-2 border-line-strong"
    >
      {KEYS.map(({ by, label }) => {
        const isCurrent = sorting.by === by;
        const Way = sorting.descending ? ArrowDown : ArrowUp;
        return (
          <button
            key={by}
            type="button"
            aria-pressed={isCurrent}
            onClick={() => onSort(nextSorting(sorting, by))}
            className="flex min-h-13 short:min-h-10 grow items-center justify-center gap-1 px-2 @max-[19.5rem]:px-1 font-semibold outline-offset-[-4px] split:@max-[45rem]:px-1 split:@max-[45rem]:text-sm hover:bg-sunk aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:outline-paper @min-[45rem]:px-3 @3xl:px-4"
          >
            {label}
            {isCurrent && (
              <>
                <Way className="size-4" />
                <span className="sr-only">
                  {sorting.descending ? ', descendente' : ', ascendente'}
                </span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
});
