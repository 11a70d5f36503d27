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
  /** For the one picture of the first screen; every other one waits until it is nearly in sight. */
  isFirstScreen?: boolean | undefined;
};

export function Picture({
  drawing,
  photograph,
  alt = '',
  sizes = '100vw',
  className = '',
  isFirstScreen = false,
}: PictureProps) {
  const { src, width, height } = photograph ?? drawing;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...(isFirstScreen
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
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
