import type { BrandSeed } from '@/prisma/seed/data/shapes'

/** A single row. The colors and type are the ones that the program has without any. */
export const brand: BrandSeed = {
  shortName: 'Evergrove',
  icon: 'brand/icon.svg',
  iconDark: 'brand/icon-inverted.svg',
  confirmation: 'brand/lit-house.webp',
  motif: 'ridges',
}
