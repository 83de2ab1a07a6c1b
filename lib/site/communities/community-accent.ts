import type { CSSProperties } from 'react'
import { darkenToContrast } from '@/lib/site/content/accent-contrast'

/** Ivory, the lightest text that stands on an accent. */
const IVORY = '#fbf7ec'

/**
 * A community's own colors as custom properties: its main color on eyebrows and rules, its call-to-action color on
 * the one tour button, each darkened until ivory on it reads at 7:1.
 */
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

/** A color as the site shows it; null when it is not #RRGGBB. */
export function shownAccent(color: string): string | null {
  return darkenToContrast(color, IVORY, 7)
}
