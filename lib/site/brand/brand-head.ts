import type { Metadata } from 'next'
import { brandVersion } from '@/lib/platform/brand/brand-version'
import type { Brand } from '@/lib/platform/brand/read-brand'
import { chosenFaces } from '@/lib/site/brand/faces'

/** Icons by addresses that change with the brand. */
export function brandIcons(brand: Brand): Metadata['icons'] {
  const version = brandVersion(brand)
  return {
    icon: [
      { url: `/favicon.ico?v=${version}`, sizes: '32x32' },
      { url: `/icon.svg?v=${version}`, type: 'image/svg+xml' },
    ],
    apple: { url: `/apple-icon.png?v=${version}`, sizes: '180x180', type: 'image/png' },
  }
}

/** Attributes of `<html>` that the style sheet and the front read. */
export function brandAttributes(brand: Brand): Record<string, string> {
  const { unused } = chosenFaces(brand)
  return { 'data-motif': brand.motif, ...(unused.length > 0 && { 'data-unused-faces': unused.join(' ') }) }
}
