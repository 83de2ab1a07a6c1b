import 'server-only'
import { newestRead } from '@/lib/platform/cache/newest-read'
import { onExpiry } from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { FALLBACK } from '@/lib/platform/site'

/** What a family needs when the site cannot help: whom to call. */
export type CompanyCard = { name: string; phoneDisplay: string; phoneDial: string }

/**
 * Keeps the company's name and telephone in memory, as the database last gave them, for the moments without one. `read` gives them
 * at once; until they have been read for the first time they are those of `lib/platform/site.ts`.
 */
export async function keepCompanyCard(): Promise<() => CompanyCard> {
  let card: CompanyCard = {
    name: FALLBACK.companyName,
    phoneDisplay: FALLBACK.companyPhoneDisplay,
    phoneDial: FALLBACK.companyPhoneDial,
  }

  const readCard = newestRead(
    () =>
      db.siteSettings.findFirst({
        select: { companyName: true, companyPhoneDisplay: true, companyPhoneDial: true },
      }),
    (row) => {
      card = {
        name: row?.companyName || FALLBACK.companyName,
        phoneDisplay: row?.companyPhoneDisplay || FALLBACK.companyPhoneDisplay,
        phoneDial: row?.companyPhoneDial || FALLBACK.companyPhoneDial,
      }
    },
  )

  async function refresh(): Promise<void> {
    try {
      await readCard()
    } catch (error) {
      log.warn({ err: error }, 'the company’s telephone could not be read; the one known is kept')
    }
  }

  onExpiry((tags) => {
    if (tags === null || tags.includes('site_settings')) void refresh()
  })
  await refresh()
  return () => card
}
