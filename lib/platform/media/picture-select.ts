import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** Columns that `<Picture>` needs: `select: { image: { select: pictureSelect } }`. */
export const pictureSelect = {
  url: true,
  alt: true,
  decorative: true,
  width: true,
  height: true,
  focalX: true,
  focalY: true,
  variants: true,
  takenOn: true,
} as const satisfies Prisma.ImageSelect

type PictureRow = Prisma.ImageGetPayload<{ select: typeof pictureSelect }>

export type PictureImage = Omit<PictureRow, 'takenOn'> & Partial<Pick<PictureRow, 'takenOn'>>

const SIZE = { width: 1_600, height: 1_000 }

/** A picture by its address on this site, decorative; null for others, which our pages may not load. */
export function pictureAt(url: string | null | undefined): PictureImage | null {
  if (!url || !/^\/(?!\/)/.test(url)) return null
  return { url, alt: '', decorative: true, ...SIZE, focalX: 0.5, focalY: 0.5, variants: [] }
}
