/** An entry of `images.variants`. Width and height in pixels. */
export type ImageVariant = {
  width: number
  height: number
  format: 'avif' | 'webp'
  url: string
  sizeBytes: number
}

/** Skips invalid entries; narrowest first. Without zod, because it also runs in browsers. */
export function readVariants(value: unknown): ImageVariant[] {
  if (!Array.isArray(value)) return []
  return value.filter(isVariant).toSorted((a, b) => a.width - b.width)
}

function isVariant(value: unknown): value is ImageVariant {
  if (typeof value !== 'object' || value === null) return false
  const { width, height, format, url } = value as Record<string, unknown>
  return (
    typeof width === 'number' &&
    typeof height === 'number' &&
    (format === 'avif' || format === 'webp') &&
    typeof url === 'string'
  )
}

/** The smallest WebP at least `width` pixels wide, else the widest: for emails and link previews. */
export function variantFor(variants: ImageVariant[], width: number): ImageVariant | undefined {
  const webp = variants.filter((variant) => variant.format === 'webp')
  return webp.find((variant) => variant.width >= width) ?? webp.at(-1)
}
