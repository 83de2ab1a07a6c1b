import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { missingVideoParts } from '@/lib/platform/media/video-parts'

/** Columns that pages and the API need of a video. */
export const videoSelect = {
  id: true,
  url: true,
  title: true,
  takenOn: true,
  posterImageId: true,
  captions: true,
  captionsUrl: true,
  transcript: true,
  seconds: true,
  width: true,
  height: true,
  mimeType: true,
  createdAt: true,
  posterImage: { select: pictureSelect },
} as const satisfies Prisma.VideoSelect

type VideoRow = Prisma.VideoGetPayload<{ select: typeof videoSelect }>

/** A video that pages may show. */
export type ShownVideo = Omit<VideoRow, 'captions' | 'posterImageId'> & {
  takenOn: Date
  captionsUrl: string
  posterImage: NonNullable<VideoRow['posterImage']>
}

/** The video, or null without everything that belongs to it. */
export function shownVideo(row: VideoRow | null): ShownVideo | null {
  if (!row || missingVideoParts(row).length > 0) return null
  const { captions: _, posterImageId: __, ...video } = row
  const { takenOn, captionsUrl, posterImage } = video
  return takenOn && captionsUrl && posterImage ? { ...video, takenOn, captionsUrl, posterImage } : null
}
