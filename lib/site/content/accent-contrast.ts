import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import oklch from 'colord/plugins/oklch'

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
