import 'server-only'
import { senderState } from '@/lib/desk/mail/confirm-sender'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { db } from '@/lib/platform/database/db'
import { isMailConfigured } from '@/lib/platform/integrations/mail'
import { shownMoment } from '@/lib/records/declare/shown-value'
import type { Part } from '@/lib/server/health/part'

/** The address that mail comes from, and that push services are given (decision 098). */
export const senderPart: Part = {
  name: 'mail-sender',
  title: 'Sender of mail',
  outside: 'alarm',
  async check() {
    const isUsed = isMailConfigured() || (await db.pushDevice.findFirst({ select: { id: true } })) !== null
    if (!isUsed) return { state: 'off', words: 'Nothing is sent: no mail server is set' }
    const { address, site, isOwn, confirmed } = await senderState()
    if (!address)
      return {
        state: 'bad',
        words: 'No address is set that mail comes from: mail is kept here and reaches nobody',
        todo: 'Enter the email address of the company, or one under Connections, Mail server.',
        href: '/admin/site-settings',
      }
    if (isOwn) return { state: 'good', words: address }
    if (confirmed)
      return {
        state: 'good',
        words: `${address}, which is not at ${site}. ${confirmed.by} confirmed it, ${shownMoment(confirmed.at.toISOString(), await companyZone())}`,
      }
    return {
      state: 'bad',
      words: `Mail comes from ${address}, which is not at ${site}`,
      todo: `If this is intended, confirm it. Else enter an address at ${site}, or one under Connections, Mail server.`,
      href: '/admin/site-settings',
      action: {
        label: 'Confirm this sender',
        path: 'mail-sender',
        body: { address },
        words: `Families see that mail comes from ${address}. The confirmation ends when the sender changes.`,
      },
    }
  },
}
