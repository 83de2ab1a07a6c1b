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
} as const satisfies Prisma.ImageSelect

export type PictureImage = Prisma.ImageGetPayload<{ select: typeof pictureSelect }>
