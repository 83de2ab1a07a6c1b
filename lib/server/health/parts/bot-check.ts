import 'server-only'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { isBotCheckUp } from '@/lib/platform/integrations/turnstile'
import type { Part } from '@/lib/server/health/part'

const NEWEST = 200

const PROBE_EVERY_MS = 60_000

let probe: { since: number; answer: Promise<boolean> } | null = null

/** Asks the provider itself, so that the state does not wait for the next family. At most once a minute. */
function answersNow(): Promise<boolean> {
  if (!probe || performance.now() - probe.since > PROBE_EVERY_MS)
    probe = { since: performance.now(), answer: isBotCheckUp() }
  return probe.answer
}

/** Informational: requests are accepted either way. */
export const botCheckPart: Part = {
  name: 'bot-check',
  title: 'Bot check',
  outside: null,
  async check() {
    if (!env().TURNSTILE_SECRET_KEY)
      return {
        state: 'off',
        words: 'No keys are set. Only the other spam checks are running',
        href: '/admin/connections/turnstile',
      }
    const newest = await db.tourRequest.findMany({
      orderBy: { createdAt: 'desc' },
      take: NEWEST,
      select: { botCheck: true, createdAt: true },
    })
    const asked = newest.filter(({ botCheck }) => ['verified', 'failed', 'unavailable'].includes(botCheck))
    const lastGoodAt = asked.find(({ botCheck }) => botCheck !== 'unavailable')?.createdAt ?? null
    if (asked[0]?.botCheck === 'unavailable' && !(await answersNow()))
      return {
        state: 'bad',
        words:
          'The provider does not respond or rejects the keys. The last request was accepted without the check',
        lastGoodAt,
        todo: 'Nothing is lost. Check the provider’s status page and the keys.',
      }
    return { state: 'good', words: asked[0] ? 'The provider responds' : 'Not checked yet', lastGoodAt }
  },
}
