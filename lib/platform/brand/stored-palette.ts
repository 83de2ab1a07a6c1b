import { type Palette, paletteOf } from '@/lib/platform/brand/palette'

type StoredColors = Record<'paperColor' | 'inkColor' | 'primaryColor' | 'accentColor', string | null>

/** All colors of the stored brand; null when none is stored. */
export function storedPalette(brand: StoredColors | null): Palette {
  return paletteOf({
    paper: brand?.paperColor,
    ink: brand?.inkColor,
    primary: brand?.primaryColor,
    accent: brand?.accentColor,
  })
}
