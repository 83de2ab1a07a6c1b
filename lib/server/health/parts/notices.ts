import 'server-only'
import { isListening, isStarted } from '@/lib/platform/cache/tag-expiry.mjs'
import { isPooled } from '@/lib/platform/database/direct-url'
import { hearsNotices } from '@/lib/platform/database/listen'
import type { Part } from '@/lib/server/health/part'

/** Notices that this process sends to itself must come back, as those of edits and leads (decision 120). */
export const noticesPart: Part = {
  name: 'notices',
  title: 'Notices between processes',
  outside: 'alarm',
  async check() {
    const lines = [isStarted() ? isListening() : null, hearsNotices()].filter((hears) => hears !== null)
    if (lines.length === 0) return { state: 'off', words: 'This process is not listening' }
    if (lines.every(Boolean))
      return { state: 'good', words: 'Notices arrive within seconds', lastGoodAt: new Date() }
    return {
      state: 'bad',
      words: 'Notices do not arrive: every page is rendered again, and screens show new leads late',
      todo: isPooled()
        ? 'DATABASE_DIRECT_URL must point directly to PostgreSQL, to the same database as DATABASE_URL.'
        : 'Behind PgBouncer or another pooler, set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    }
  },
}
