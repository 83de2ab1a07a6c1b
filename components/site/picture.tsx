import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { preloadFile } from '@/components/static/preload-file'
import { drawnSizes } from '@/lib/platform/media/drawn-sizes'
import { type ImageVariant, readVariants, variantFor } from '@/lib/platform/media/image-variant'
import type { PictureImage } from '@/lib/platform/media/picture-select'

export type { PictureImage }

type PictureProps = {
  image: PictureImage
  /** Rendered sizes, in the syntax of `drawnSizes`: `(min-width: 64rem) 30rem 5/6, 100vw 18rem`. */
  sizes: string
  /** The largest picture of the first view: loaded eagerly and with priority. */
  priority?: boolean
  /** Overrides the stored text; an empty string makes it decorative here. */
  alt?: string
  className?: string
  style?: CSSProperties
  /** `cover` crops around the focal point, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain'
  /** Overrides the stored focal point; fractions of width and height. */
  focal?: { x: number; y: number }
}

/** A library picture as AVIF in every stored width, with its dimensions reserved. */
export function Picture({
  image,
  sizes,
  priority = false,
  alt,
  className,
  style,
  fit = 'cover',
  focal,
}: PictureProps) {
  const variants = readVariants(image.variants)
  const point = focal ?? { x: image.focalX, y: image.focalY }
  const avif = variants.filter(({ format }) => format === 'avif')
  const srcSet = avif.map(({ url, width }) => `${url} ${width}w`).join(', ')
  const drawn = drawnSizes(sizes, image.width / image.height)
  const fallback = variantFor(variants, FALLBACK_WIDTH)?.url ?? image.url
  if (priority) preloadBest(avif, srcSet, drawn)
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={drawn} />}
      <img
        src={fallback}
        alt={alt ?? (image.decorative ? '' : image.alt)}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={clsx(fit === 'contain' ? 'object-contain' : 'object-cover', className)}
        style={{ objectPosition: `${percent(point.x)} ${percent(point.y)}`, ...style }}
      />
    </picture>
  )
}

/** WebP width for browsers without AVIF; listing every width again would bloat each page. */
const FALLBACK_WIDTH = 800

/** Browsers discover a `<picture>` only during layout; this preloads its file from the head. */
function preloadBest(avif: ImageVariant[], imageSrcSet: string, imageSizes: string): void {
  const href = avif.at(-1)?.url
  if (!href) return
  preloadFile(href, { as: 'image', type: 'image/avif', imageSrcSet, imageSizes, fetchPriority: 'high' })
}

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`
