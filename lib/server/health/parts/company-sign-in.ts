import 'server-only'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { db } from '@/lib/platform/database/db'
import { shownMoment } from '@/lib/records/declare/shown-value'
import type { Part } from '@/lib/server/health/part'

/** Sign-in with the company's identity provider (decision 117). Families notice nothing while it is down. */
export const companySignInPart: Part = {
  name: 'company-sign-in',
  title: 'Company sign-in',
  outside: null,
  async check() {
    const row = await db.companySignIn.findUnique({ where: { id: 1 } })
    const href = '/admin/users/company'
    if (!row?.isOn) return { state: 'off', words: 'People sign in with passwords and passkeys', href }
    if (!row.unreachableSince) return { state: 'good', words: `Through ${new URL(row.issuer).host}`, href }
    return {
      state: 'bad',
      words: `The identity provider has not responded since ${shownMoment(row.unreachableSince.toISOString(), await companyZone())}`,
      todo: 'Check the provider’s status. Open sessions last for up to three hours after their last check.',
      href,
    }
  },
}
