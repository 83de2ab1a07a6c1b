import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import oklch from 'colord/plugins/oklch'
import type { CSSProperties } from 'react'

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

extend([a11y, oklch])

/** Darkens a color (OKLCH) until its WCAG contrast reaches `ratio`. Null when it is not #RRGGBB. */
export function darkenToContrast(color: string, against: string, ratio: number): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null
  const whole = colord(color).toOklch()
  for (let l = whole.l; l > 0; l -= 0.01) {
    const shade = l === whole.l ? colord(color) : colord({ ...whole, l, c: (whole.c * l) / whole.l })
    if (shade.contrast(against) >= ratio) return shade.toHex()
  }
  return '#000000'
}
