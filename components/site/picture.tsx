import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { preloadFile } from '@/components/static/preload-file'
import { drawnSizes } from '@/lib/platform/media/drawn-sizes'
import { type ImageVariant, readVariants, variantFor } from '@/lib/platform/media/image-variant'
import type { PictureImage } from '@/lib/platform/media/picture-select'

export type { PictureImage }

type PictureProps = {
  image: PictureImage
  /** The boxes it is shown in, as `drawnSizes` reads them: `(min-width: 64rem) 30rem 5/6, 100vw 18rem`. */
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

/** What the few browsers without AVIF get, as WebP: all widths once more would weigh on every page. */
const FALLBACK_WIDTH = 800

/** The browser finds a `<picture>` only when it lays the page out; this names its file at the top of the document. */
function preloadBest(avif: ImageVariant[], imageSrcSet: string, imageSizes: string): void {
  const href = avif.at(-1)?.url
  if (!href) return
  preloadFile(href, { as: 'image', type: 'image/avif', imageSrcSet, imageSizes, fetchPriority: 'high' })
}

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`
