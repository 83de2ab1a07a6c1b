import 'server-only'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { db } from '@/lib/platform/database/db'
import { lastLinkCheck } from '@/lib/records/links/check-week'
import type { Part } from '@/lib/server/health/part'

export const linksPart: Part = {
  name: 'links',
  title: 'Link check',
  outside: null,
  async check() {
    const zone = await companyZone()
    const [lastGoodAt, broken] = await Promise.all([lastLinkCheck(zone, new Date()), db.linkFinding.count()])
    const href = '/admin/links'
    if (!lastGoodAt) return { state: 'off', words: 'Not checked this week or last week. Due on Monday', href }
    const words =
      broken === 0 ? 'No broken links' : `${broken === 1 ? 'One broken link' : `${broken} broken links`}`
    return { state: 'good', words, lastGoodAt, href }
  },
}
