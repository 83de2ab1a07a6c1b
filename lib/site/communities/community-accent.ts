import type { CSSProperties } from 'react'
import { darkenToContrast } from '@/lib/site/content/accent-contrast'

const IVORY = '#fbf7ec'

/** A community's colors as CSS custom properties, darkened until ivory text on them has 7:1 contrast. */
export function communityAccent({
  mainColorHex,
  ctaColorHex,
}: {
  mainColorHex: string | null
  ctaColorHex: string | null
}): CSSProperties {
  const main = mainColorHex ? shownAccent(mainColorHex) : null
  const cta = ctaColorHex ? shownAccent(ctaColorHex) : null
  return {
    ...(main && { '--community-main': main }),
    ...(cta && { '--community-cta': cta }),
  } as CSSProperties
}

export function shownAccent(color: string): string | null {
  return darkenToContrast(color, IVORY, 7)
}
