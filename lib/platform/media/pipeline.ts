import 'server-only'
import { db } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { Image, Prisma } from '@/lib/platform/generated/prisma/client'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import { type EncodedPicture, encodePicture } from '@/lib/platform/media/encode'
import { originalName } from '@/lib/platform/media/original-name'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { storeTrustedSvg } from '@/lib/platform/media/svg'

/** What a person says about a picture beside its bytes. */
export type PictureDetails = {
  /** As the person's computer calls it; kept for display only. */
  filename: string
  alt: string
  /** True when the picture says nothing a reader would miss: it then needs no alternative text. */
  decorative?: boolean
  /** What every crop must keep, in fractions of width and height from the top left; default the middle. */
  focalX?: number
  focalY?: number
  /** Username, or null for the installation itself. */
  uploadedBy?: string | null
}

/**
 * Takes a JPEG, PNG or WebP file into the picture library: checked by content, stripped of metadata, turned upright,
 * encoded as AVIF and WebP in several widths. A file that is there already gives its existing row, unchanged
 * (compare `createdAt`, or look for `checksumOf(bytes)` first, to tell).
 * @throws AppError 413 over 10 MB, 400 with `fieldErrors.file` or `.alt` otherwise
 */
export async function ingestImage(bytes: Buffer, details: PictureDetails): Promise<Image> {
  refuseBadAlt(details)
  return await saveOnce(pictureRow(await encodePicture(pictureInMemory(bytes)), details))
}

/** The same for a drawing of our own (floor plans, the logo), never for a file from a person. It stays a vector. */
export async function ingestTrustedSvg(bytes: Buffer, details: PictureDetails): Promise<Image> {
  refuseBadAlt(details)
  return await saveOnce(pictureRow(await storeTrustedSvg(bytes), details))
}

/** The images row of an encoded picture. */
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

function refuseBadAlt({ alt, decorative = false }: PictureDetails): void {
  const problem = altTextProblem(alt, decorative)
  if (problem) throw invalidFields({ alt: problem })
}

/** Two uploads of one file at the same moment meet in the unique checksum. */
async function saveOnce(row: Prisma.ImageCreateManyInput): Promise<Image> {
  await db.image.createMany({ data: [row], skipDuplicates: true })
  return await db.image.findUniqueOrThrow({ where: { checksum: row.checksum } })
}

const fraction = (value = 0.5) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5)
