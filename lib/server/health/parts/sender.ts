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
  title: 'Email sender',
  outside: 'alarm',
  async check() {
    const isUsed = isMailConfigured() || (await db.pushDevice.findFirst({ select: { id: true } })) !== null
    if (!isUsed) return { state: 'off', words: 'Nothing is sent: no mail server is set up' }
    const { address, site, isOwn, confirmed } = await senderState()
    if (!address)
      return {
        state: 'bad',
        words: 'No sender address is set, so email is saved here but not delivered',
        todo: 'Enter the company’s email address, or a sender under Connections, Mail server.',
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
      words: `Email comes from ${address}, which is not at ${site}`,
      todo: `If this is intended, confirm it. Otherwise, enter an address at ${site}, or a sender under Connections, Mail server.`,
      href: '/admin/site-settings',
      action: {
        label: 'Confirm this sender',
        path: 'mail-sender',
        body: { address },
        words: `Families see that email comes from ${address}. The confirmation ends when the sender changes.`,
      },
    }
  },
}
