import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'

/** The exit offer shown to visitors, or null while it is off (A11). */
export const getExitOffer = atRequest(async () => {
  cached('exit_intent_popup', 'images')
  return db.exitIntentPopup.findFirst({
    where: { active: true },
    select: { title: true, message: true, ctaText: true, ctaLink: true, image: { select: pictureSelect } },
  })
})

export type ExitOffer = NonNullable<Awaited<ReturnType<typeof getExitOffer>>>
