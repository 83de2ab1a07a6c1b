import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** What a picture on a page needs of its images row: `select: { image: { select: pictureSelect } }`. */
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

/** An images row as `<Picture>` takes it. */
export type PictureImage = Prisma.ImageGetPayload<{ select: typeof pictureSelect }>
