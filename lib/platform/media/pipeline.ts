import 'server-only'
import { db } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { Image, Prisma } from '@/lib/platform/generated/prisma/client'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import { type EncodedPicture, encodePicture } from '@/lib/platform/media/encode'
import { originalName } from '@/lib/platform/media/original-name'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { storeTrustedSvg } from '@/lib/platform/media/svg'

export type PictureDetails = {
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

/**
 * Validates, strips, rotates and encodes a JPEG, PNG or WebP; a known checksum returns its existing row.
 * @throws AppError 413 over 10 MB, 400 with `fieldErrors.file` or `.alt` otherwise
 */
export async function ingestImage(bytes: Buffer, details: PictureDetails): Promise<Image> {
  refuseBadAlt(details)
  return await saveOnce(pictureRow(await encodePicture(pictureInMemory(bytes)), details))
}

/** Ingests our own SVG drawings (floor plans, the logo), never uploaded files. They stay vectors. */
export async function ingestTrustedSvg(bytes: Buffer, details: PictureDetails): Promise<Image> {
  refuseBadAlt(details)
  return await saveOnce(pictureRow(await storeTrustedSvg(bytes), details))
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

function refuseBadAlt({ alt, decorative = false }: PictureDetails): void {
  const problem = altTextProblem(alt, decorative)
  if (problem) throw invalidFields({ alt: problem })
}

/** Concurrent uploads of one file meet at the unique checksum. */
async function saveOnce(row: Prisma.ImageCreateManyInput): Promise<Image> {
  await db.image.createMany({ data: [row], skipDuplicates: true })
  return await db.image.findUniqueOrThrow({ where: { checksum: row.checksum } })
}

const fraction = (value = 0.5) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5)
