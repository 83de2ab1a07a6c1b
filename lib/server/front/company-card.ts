import 'server-only'
import { newestRead } from '@/lib/platform/cache/newest-read'
import { onExpiry } from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { FALLBACK } from '@/lib/platform/site'

export type CompanyCard = { name: string; phoneDisplay: string; phoneDial: string }

/** Keeps the company's contact in memory for database outages. Falls back to lib/platform/site.ts. */
export async function cacheCompanyCard(): Promise<() => CompanyCard> {
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
