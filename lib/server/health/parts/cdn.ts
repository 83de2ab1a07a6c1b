import 'server-only'
import { subMinutes } from 'date-fns'
import { CDN_PURGE } from '@/lib/platform/cache/purge-cdn'
import { db } from '@/lib/platform/database/db'
import type { Part } from '@/lib/server/health/part'

/** The CDN forgets pages after edits; a late purge shows for as long as the CDN may keep a page. */
export const cdnPart: Part = {
  name: 'cdn',
  title: 'CDN',
  outside: 'alarm',
  async check() {
    const { kind } = CDN_PURGE
    const [late, last] = await Promise.all([
      db.outboxItem.count({
        where: { kind, state: { in: ['due', 'leased'] }, createdAt: { lt: subMinutes(new Date(), 1) } },
      }),
      db.outboxItem.findFirst({
        where: { kind, state: { in: ['done', 'failed'] } },
        orderBy: { finishedAt: 'desc' },
        select: { state: true, finishedAt: true, lastError: true },
      }),
    ])
    const todo = 'Check CDN_ZONE and CDN_API_TOKEN. Until then, edits appear on the CDN half a minute late.'
    if (last?.state === 'failed')
      return { state: 'bad', words: `The CDN rejected a purge: ${last.lastError ?? 'no reason given'}`, todo }
    if (late > 0)
      return { state: 'bad', words: 'The CDN has not accepted the purge of an edit for a minute', todo }
    return { state: 'good', words: 'Edits reach the CDN', lastGoodAt: last?.finishedAt ?? null }
  },
}
