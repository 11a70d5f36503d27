import type { ComponentProps, ReactNode } from 'react';
import { Pause, Play } from 'lucide-react';
import type { Rotation } from './use-rotation.ts';

type CarouselProps = ComponentProps<'section'> & { label: string; rotation: Rotation };

/** Around everything of a carousel (WAI-ARIA APG); its RotationButton comes first inside. */
export function Carousel({ label, rotation, ...rest }: CarouselProps) {
  return (
    <section
      {...rest}
      {...rotation.interactionProps}
      aria-roledescription="carrusel"
      aria-label={label}
    />
  );
}

const CONTROL_STYLE =
  'target grid place-items-center rounded transition-colors hover:bg-sunk hover:text-glow noscript:hidden';

/** Stops and starts what moves by itself. The word changes, so the state needs no second mark. */
export function RotationButton({ rotation, what }: { rotation: Rotation; what: string }) {
  const Icon = rotation.isPaused ? Play : Pause;
  return (
    <button type="button" className={CONTROL_STYLE} onClick={rotation.toggle}>
      <Icon className="size-5 fill-current" />
      <span className="sr-only">
        {rotation.isPaused ? 'Reanudar' : 'Pausar'} {what}
      </span>
    </button>
  );
}

type StepButtonProps = { label: string; onClick: () => void; children: ReactNode };

export function StepButton({ label, onClick, children }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} className={CONTROL_STYLE} onClick={onClick}>
      {children}
    </button>
  );
}

type DotsProps = { labels: readonly string[]; current: number; onChoose: (index: number) => void };

/** One button a part, drawn as a stroke that is long for the part on show. */
export function Dots({ labels, current, onChoose }: DotsProps) {
  return (
    <div className="flex flex-wrap noscript:hidden">
      {labels.map((label, index) => (
        <button
          // Two parts may be called the same.
          key={`${index} ${label}`}
          type="button"
          aria-label={label}
          aria-current={index === current || undefined}
          className="target group grid place-items-center rounded"
          onClick={() => onChoose(index)}
        >
          <span className="h-1.5 w-4 rounded-full bg-ink-soft transition-[width,background-color] group-hover:bg-ink group-aria-[current=true]:w-8 group-aria-[current=true]:bg-glow" />
        </button>
      ))}
    </div>
  );
}

/** What a hearer is told about one part; the region around all parts has liveProps. */
export function slideProps(index: number, count: number) {
  return {
    role: 'group',
    'aria-roledescription': 'diapositiva',
    'aria-label': `${index + 1} de ${count}`,
  };
}

/** A part that comes because somebody chose it is read out, one that comes by itself is not. */
export function liveProps({ isMoving }: Rotation) {
  return { 'aria-live': isMoving ? ('off' as const) : ('polite' as const) };
}
