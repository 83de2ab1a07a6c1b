import type { CSSProperties } from 'react'
import { darkenToContrast } from '@/lib/content/accent-contrast'

/** Ivory, the lightest text that stands on an accent. */
const IVORY = '#fbf7ec'

/**
 * A community's own colours as custom properties: its main colour on eyebrows and rules, its call-to-action colour on
 * the one tour button, each darkened until ivory on it reads at 7:1.
 */
export function communityAccent({
  mainColorHex,
  ctaColorHex,
}: {
  mainColorHex: string | null
  ctaColorHex: string | null
}): CSSProperties {
  const main = mainColorHex ? darkenToContrast(mainColorHex, IVORY, 7) : null
  const cta = ctaColorHex ? darkenToContrast(ctaColorHex, IVORY, 7) : null
  return {
    ...(main && { '--community-main': main }),
    ...(cta && { '--community-cta': cta }),
  } as CSSProperties
}
