import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Dots, RotationButton, StepButton } from '../../../ui/motion/carousel.tsx';
import type { Rotation } from '../../../ui/motion/use-rotation.ts';

type HeroControlsProps = {
  rotation: Rotation;
  lines: readonly string[];
  current: number;
  onChoose: (index: number) => void;
};

/** Beside the contact widget, which floats at the same height: on a phone there is room for three. */
export function HeroControls({ rotation, lines, current, onChoose }: HeroControlsProps) {
  const count = lines.length;
  return (
    <div className="-ml-3 flex flex-wrap items-center self-end [grid-area:move]">
      <RotationButton rotation={rotation} what="la presentación" />
      <div className="flex items-center sm:hidden">
        <StepButton label="Anterior" onClick={() => onChoose((current + count - 1) % count)}>
          <ChevronLeft />
        </StepButton>
        <span aria-hidden="true" className="min-w-8 text-center text-sm noscript:hidden">
          {current + 1}/{count}
        </span>
        <StepButton label="Siguiente" onClick={() => onChoose((current + 1) % count)}>
          <ChevronRight />
        </StepButton>
      </div>
      <div className="max-sm:hidden">
        <Dots
          labels={lines.map((line, index) => `Ver ${index + 1} de ${count}: ${line}`)}
          current={current}
          onChoose={onChoose}
        />
      </div>
    </div>
  );
}
