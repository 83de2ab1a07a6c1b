import 'server-only'
import { deferredActor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { eachApart } from '@/lib/platform/database/each-apart'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { siteUrl } from '@/lib/platform/site'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { entityNamed } from '@/lib/records/entities/registry'
import { shownDueDay } from '@/lib/records/facts/due-day'
import { type DueFact, dueFacts } from '@/lib/records/facts/due-facts'
import { companyWeek } from '@/lib/site/content/company-week'

const MAX_LISTED = 20

/** Mails owners their due facts, and administrators also unowned ones. No mail when nothing is due. */
export const remindOfFacts = defineSweep({
  name: 'remind-of-facts',
  at: { weekday: 1, hour: 7 },
  async run(now) {
    const { week } = await companyWeek(now)
    const people = await db.user.findMany({
      where: {
        disabledAt: null,
        email: { not: null },
        OR: [{ role: 'admin' }, { factReviews: { some: {} } }],
      },
      select: { id: true, email: true, role: true },
      orderBy: { id: 'asc' },
    })
    await eachApart(people, async ({ id, email, role }) => {
      const actor = await deferredActor(id)
      if (!actor || !email) return
      const whose = role === 'admin' ? 'mineOrNobodys' : 'mine'
      const { rows, total } = await dueFacts(actor, { page: 1, whose, pageSize: MAX_LISTED })
      if (total === 0) return
      const key = `facts:${week}:${id}`
      const mail = { to: email, key, endsAt: null, requestId: null, userId: id }
      await queueAccountMail(db, dueFactsMail, { rows, total }, mail)
    })
  },
})

type Due = { rows: DueFact[]; total: number }

export const dueFactsMail = defineMail<Due>({
  name: 'due-facts',
  by: 'system',
  reader: 'staff',
  about: { bulletin: 'Facts to check' },
  compose: copyOf,
  samples: () => [{ rows: [], total: 1 }],
})

function copyOf({ rows, total }: Due): MailCopy {
  const what = total === 1 ? 'One fact' : `${total.toLocaleString('en-US')} facts`
  return {
    subject: `${what} on the site to check`,
    heading: `${what} on the site ${total === 1 ? 'is' : 'are'} due for review`,
    paragraphs: [
      'Families rely on these pages. Please check that each fact is still correct, then choose “Confirm” or edit it.',
      ...(total > rows.length ? [`The ${rows.length} longest overdue:`] : []),
    ],
    facts: rows.map(({ entity, title, fact, reviewBy }) => ({
      label: `${title} (${entityNamed(entity).labels.one})`,
      value: `${fact}, due ${shownDueDay(reviewBy)}`,
    })),
    links: [{ label: 'Review facts', href: siteUrl('/admin/facts') }],
  }
}
