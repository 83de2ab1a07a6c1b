import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { type ShownVideo, shownVideo, videoSelect } from '@/lib/platform/media/video-select'

/** Columns of a community's greeting, for `greetingOf`. */
export const greetingSelect = {
  greetingVideo: { select: videoSelect },
  greetingBy: { select: { name: true, role: true, slug: true, active: true } },
} as const satisfies Prisma.CommunitySelect

type Row = Prisma.CommunityGetPayload<{ select: typeof greetingSelect }>

type Greeting = { video: ShownVideo; person: NonNullable<Row['greetingBy']> }

/** The greeting by video and who speaks; null once that person has left the team. */
export function greetingOf({ greetingVideo, greetingBy }: Row): Greeting | null {
  const video = shownVideo(greetingVideo)
  return video && greetingBy?.active ? { video, person: greetingBy } : null
}
