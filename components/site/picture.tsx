import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { preloadFile } from '@/components/static/preload-file'
import { type ImageVariant, readVariants, variantFor } from '@/lib/media/image-variant'
import type { PictureImage } from '@/lib/media/picture-select'

export type { PictureImage }

type PictureProps = {
  image: PictureImage
  /** How wide it is shown, as in the HTML attribute: `(min-width: 64rem) 50vw, 100vw`. */
  sizes: string
  /** The largest picture of the first view: fetched at once and before others. */
  priority?: boolean
  /** Says what the picture means here; an empty string makes it decoration here. */
  alt?: string
  className?: string
  style?: CSSProperties
  /** `cover` crops around the focal point, `contain` shows all of it. */
  fit?: 'cover' | 'contain'
  /** Overrides the picture's own focal point; fractions of its width and height. */
  focal?: { x: number; y: number }
}

/** A picture from the library as AVIF in every stored width, with its dimensions reserved. */
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
  const srcSet = avifSrcSet(variants)
  const fallback = variantFor(variants, FALLBACK_WIDTH)?.url ?? image.url
  if (priority) preloadBest(variants, sizes)
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sharpEnough(sizes)} />}
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

/** What the few browsers without AVIF get, as WebP: all widths once more would weigh on every page. */
const FALLBACK_WIDTH = 800

/** The browser finds a `<picture>` only when it lays the page out; this names its file at the top of the document. */
function preloadBest(variants: ImageVariant[], sizes: string): void {
  const imageSrcSet = avifSrcSet(variants)
  const href = variants.findLast(({ format }) => format === 'avif')?.url
  if (!href) return
  preloadFile(href, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet,
    imageSizes: sharpEnough(sizes),
    fetchPriority: 'high',
  })
}

function avifSrcSet(variants: ImageVariant[]): string {
  const fitting = variants.filter(({ format }) => format === 'avif')
  return fitting.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

/**
 * On a phone with three pixels to a point two are enough: nobody sees the difference, and the file is half as large. There
 * the width that phones get, the last of `sizes`, is two thirds of itself.
 */
function sharpEnough(sizes: string): string {
  return sizes.replace(
    /(\d+)vw$/,
    (full, width) => `(min-resolution: 2.5dppx) ${Math.ceil((Number(width) * 2) / 3)}vw, ${full}`,
  )
}

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`
