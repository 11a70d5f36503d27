import type { Ref } from 'react';
import type { Photograph } from '@brasa/core/catalog/photographs.contract.ts';

export type PictureProps = {
  /** What is drawn, and its measures in pixels. */
  drawing: { src: string; width: number; height: number };
  /** Stands in for the drawing where there is one. */
  photograph: Photograph | undefined;
  /** What the picture tells that no text beside it does; mostly nothing. */
  alt?: string | undefined;
  /** How wide it is shown, for the choice among a photograph's sizes, as the attribute `sizes`. */
  sizes?: string | undefined;
  className?: string | undefined;
  /**
   * High for the one picture of the first screen, low for what may come after everything else; any other
   * one waits until it is nearly in sight.
   */
  priority?: 'high' | 'low' | undefined;
  imageRef?: Ref<HTMLImageElement> | undefined;
  onError?: (() => void) | undefined;
};

export function Picture({
  drawing,
  photograph,
  alt = '',
  sizes = '100vw',
  className = '',
  priority,
  imageRef,
  onError,
}: PictureProps) {
  const { src, width, height } = photograph ?? drawing;
  const image = (
    <img
      ref={imageRef}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      onError={onError}
      {...(priority !== 'high' && { decoding: 'async' as const })}
      {...(priority ? { fetchPriority: priority } : { loading: 'lazy' as const })}
    />
  );
  if (!photograph) return image;
  return (
    <picture className="contents">
      {photograph.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
