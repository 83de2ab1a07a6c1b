import 'server-only'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import type { Part } from '@/lib/server/health/part'

const NEWEST = 200

/** Informational: requests are accepted either way. */
export const botCheckPart: Part = {
  name: 'bot-check',
  title: 'Bot check',
  outside: null,
  async check() {
    if (!env().TURNSTILE_SECRET_KEY)
      return { state: 'off', words: 'No keys are set: the other checks against spam work alone' }
    const newest = await db.tourRequest.findMany({
      orderBy: { createdAt: 'desc' },
      take: NEWEST,
      select: { botCheck: true, createdAt: true },
    })
    const asked = newest.filter(({ botCheck }) => ['verified', 'failed', 'unavailable'].includes(botCheck))
    const lastGoodAt = asked.find(({ botCheck }) => botCheck !== 'unavailable')?.createdAt ?? null
    if (asked[0]?.botCheck === 'unavailable')
      return {
        state: 'bad',
        words: 'The provider did not answer at the last request, which was taken in without it',
        lastGoodAt,
        todo: 'Nothing is lost. Look at the provider’s own status page, and at the keys.',
      }
    return { state: 'good', words: asked[0] ? 'The provider answers' : 'Not asked yet', lastGoodAt }
  },
}
