import { useEffect, useEffectEvent, useRef } from 'react';

const SEGMENTS = 12;

/** Shows that the microphone hears something; the page is not rendered anew for it. */
export function LevelMeter({ level }: { level: () => number }) {
  const bar = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(() => {
    // In steps, so that it stands still while nothing changes.
    const lit = Math.round(level() * SEGMENTS) / SEGMENTS;
    bar.current?.style.setProperty('clip-path', `inset(0 ${(1 - lit) * 100}% 0 0)`);
  });
  useEffect(() => {
    let frame = 0;
    const next = () => {
      show();
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div aria-hidden="true" className="relative h-6 min-w-16 grow">
      <Bars className="text-line-strong" />
      <div ref={bar} className="absolute inset-0 [clip-path:inset(0_100%_0_0)]">
        <Bars className="text-good" />
      </div>
    </div>
  );
}

function Bars({ className }: { className: string }) {
  return (
    <div className={`absolute inset-0 flex gap-1 ${className}`}>
      {Array.from({ length: SEGMENTS }, (_, index) => (
        <span key={index} className="grow rounded-sm bg-current" />
      ))}
    </div>
  );
}
