import { DEFAULT_PALETTE } from '@/lib/platform/brand/palette'
import type { Brand } from '@/lib/platform/brand/read-brand'
import { chosenFaces } from '@/lib/site/brand/faces'

/** Style rules for what differs from app/styles/theme.css, and fonts to load at once; empty by default. */
export function brandStyle(brand: Brand): { css: string; preloads: string[] } {
  const colors = Object.entries(brand.palette)
    .filter(([name, color]) => color !== DEFAULT_PALETTE[name])
    .map(([name, color]) => `--color-${name}:${color}`)
  const faces = chosenFaces(brand)
  const palette = colors.length > 0 ? `:root{${colors.join(';')}}` : ''
  return { css: palette + faces.css, preloads: faces.preloads }
}
