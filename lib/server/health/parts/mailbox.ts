import 'server-only'
import { subMinutes } from 'date-fns'
import { mailboxAddress } from '@/lib/leads/mailbox/mailbox-address'
import { db } from '@/lib/platform/database/db'
import type { Part } from '@/lib/server/health/part'

/** A restarting mail server is away for a minute; a family must not wait longer than this. */
const BAD_AFTER_MIN = 5

const CONNECTION = '/admin/connections/mailbox'

/** The mailbox that referral agencies write to (decision 048). */
export const mailboxPart: Part = {
  name: 'mailbox',
  title: 'Agency mailbox',
  outside: 'heartbeat',
  async check() {
    const mailbox = mailboxAddress()
    if (!mailbox)
      return {
        state: 'off',
        words: 'No mailbox is set up',
        todo: 'Set it up under Connections.',
        href: CONNECTION,
      }
    const row = await db.inboundMailbox.findUnique({ where: { id: mailbox.name } })
    const toRead = await db.inboundMail.count({ where: { state: 'to-read' } })
    const lastGoodAt = row?.goodAt ?? null
    const href = '/admin/inbound-mails'
    const since = subMinutes(new Date(), BAD_AFTER_MIN)
    const todo = 'Open the mailbox yourself, because requests may be waiting there. Then test the connection.'
    if (row?.badSince && row.badSince < since)
      return { state: 'bad', words: row.problem ?? 'It cannot be read', lastGoodAt, todo, href }
    if (row && (lastGoodAt ?? row.createdAt) < since)
      return {
        state: 'bad',
        words: `It has not been checked for ${BAD_AFTER_MIN} minutes`,
        lastGoodAt,
        todo,
        href,
      }
    const waiting = toRead === 1 ? 'One email needs to be read' : `${toRead} emails need to be read`
    const words =
      row?.problem ?? (toRead > 0 ? waiting : row?.goodAt ? 'Checked' : 'It is checked within a minute')
    return { state: 'good', words, lastGoodAt, href }
  },
}
