import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { EncodedPicture } from '@/lib/platform/media/encode'
import { originalName } from '@/lib/platform/media/original-name'

type PictureDetails = {
  /** The original file name, for display only. */
  filename: string
  alt: string
  /** True when readers would miss nothing: it needs no alternative text then. */
  decorative?: boolean
  /** The focal point in fractions from the top left; default the center. */
  focalX?: number
  focalY?: number
  uploadedBy?: string | null
}

export function pictureRow(encoded: EncodedPicture, details: PictureDetails): Prisma.ImageCreateManyInput {
  const decorative = details.decorative ?? false
  return {
    ...encoded,
    alt: decorative ? '' : details.alt.trim(),
    decorative,
    filename: originalName(details.filename),
    focalX: fraction(details.focalX),
    focalY: fraction(details.focalY),
    uploadedBy: details.uploadedBy ?? null,
  }
}

const fraction = (value = 0.5) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5)
