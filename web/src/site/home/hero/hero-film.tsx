import { useEffect, useRef, useState } from 'react';
import type { Photograph } from '@brasa/core/catalog/photographs.contract.ts';
import { usePhotograph } from '../../../browser/api/use-photograph.ts';
import { useNear } from '../../../ui/motion/use-near.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { useReducedMotion } from '../../../ui/motion/use-reduced-motion.ts';
import filmMp4 from '../../film/embers.mp4';
import filmWebm from '../../film/embers.webm';
import posterAvif from '../../film/embers-poster.avif';
import posterJpg from '../../film/embers-poster.jpg';
import posterWebp from '../../film/embers-poster.webp';

/** The film's first frame, in the kinds that browsers know. */
const POSTER: Photograph = {
  src: posterJpg,
  width: 1280,
  height: 720,
  sources: [
    { type: 'image/avif', srcSet: `${posterAvif} 1280w` },
    { type: 'image/webp', srcSet: `${posterWebp} 1280w` },
  ],
};

type HeroFilmProps = { isSettled: boolean; isMoving: boolean };

/** The fire behind the words: a still picture, and a film once it no longer delays anything. */
export function HeroFilm({ isSettled, isMoving }: HeroFilmProps) {
  const place = useRef<HTMLDivElement>(null);
  const photograph = usePhotograph('site/embers-poster');
  const isInSight = useNear(place);
  const isStill = useReducedMotion();
  const [isWanted, setIsWanted] = useState(false);
  // Once wanted it stays, so that it can go on where it was stopped.
  if (!isWanted && isSettled && isInSight && !isStill && !savesData()) setIsWanted(true);
  return (
    <div
      ref={place}
      aria-hidden="true"
      className="absolute inset-0 bg-[radial-gradient(ellipse_at_70%_100%,#7a2a0b,transparent_65%)]"
    >
      <Picture
        drawing={POSTER}
        photograph={photograph ?? POSTER}
        priority="low"
        className="absolute size-full object-cover"
      />
      {isWanted && <Film isPlaying={isMoving && isInSight && !isStill} />}
      {/* Keeps the words at 7:1 above whatever glows behind them. */}
      <div className="absolute inset-0 bg-[linear-gradient(to_bottom,rgb(29_22_19/0.8)_30%,rgb(29_22_19/0.2)_55%,rgb(29_22_19/0.7)_74%)] lg:bg-[linear-gradient(rgb(29_22_19/0.7),transparent_9rem),linear-gradient(to_right,rgb(29_22_19/0.72)_42%,rgb(29_22_19/0)_78%)]" />
    </div>
  );
}

function Film({ isPlaying }: { isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    if (!isPlaying) video.current?.pause();
    // A browser that refuses, to save power for one, leaves the still picture.
    else video.current?.play().catch(() => {});
  }, [isPlaying]);
  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      className={`absolute size-full object-cover transition-opacity duration-1000 ${hasBegun ? '' : 'opacity-0'}`}
      onPlaying={() => setHasBegun(true)}
    >
      <source src={filmWebm} type="video/webm" />
      <source src={filmMp4} type="video/mp4" />
    </video>
  );
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
