import 'server-only'
import { google } from '@/lib/platform/ad-platforms/google'
import { db } from '@/lib/platform/database/db'
import { googleAccount } from '@/lib/platform/integrations/google-api'
import type { Part } from '@/lib/server/health/part'

/** Reading costs (decision 058); delays harm nobody, so it raises no alarm. */
export const adAccountPart: Part = {
  name: 'ad-account',
  title: 'Ad account',
  outside: null,
  async check() {
    const href = '/admin/advertising'
    if (!googleAccount()) return { state: 'off', words: 'No account is connected', href }
    const sync = await db.adSync.findUnique({ where: { vendor: google.id } })
    const lastGoodAt = sync?.lastSuccessAt ?? null
    if (sync?.words)
      return {
        state: 'bad',
        words: sync.words,
        lastGoodAt,
        todo: 'Fix what Google reports (docs/tracking.md), then press Sync now.',
        href,
      }
    const words = lastGoodAt ? 'Synced' : 'Not synced yet'
    return { state: 'good', words, lastGoodAt, href }
  },
}
