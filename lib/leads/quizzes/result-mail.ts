import 'server-only'
import { mailVisitor } from '@/lib/leads/tour-requests/mail-visitor'
import type { Tx } from '@/lib/platform/database/db'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { readMailCompany } from '@/lib/platform/mail/mail-company'
import { siteUrl } from '@/lib/platform/site'
import { quizLeadKey, resultPath } from '@/lib/site/quizzes/result-link'

/** Mails the private link once, unless held as spam. Mail is not confidential, so it omits the answers. */
export async function mailResult(tx: Tx, resultId: string, requestId: string | null): Promise<void> {
  const result = await tx.quizResult.findUniqueOrThrow({
    where: { id: resultId },
    include: { response: { select: { email: true, name: true, heldReason: true } } },
  })
  const { response, mailedAt } = result
  if (!response || mailedAt || response.heldReason || (await isHeldBack(tx, resultId))) return
  const company = await readMailCompany(tx)
  const { count } = await tx.quizResult.updateMany({
    where: { id: resultId, mailedAt: null },
    data: { mailedAt: new Date() },
  })
  if (count === 0) return
  const input = { company: company.name, phone: company.phone.display, link: siteUrl(resultPath(result)) }
  const isQueued = await mailVisitor(tx, resultMail, input, {
    messageId: `<quiz-result-${resultId}@${new URL(siteUrl()).hostname}>`,
    to: response.email,
    replyTo: company.email,
    about: 'Quiz result',
    communityId: null,
    requestId,
  })
  if (!isQueued) await tx.quizResult.update({ where: { id: resultId }, data: { mailedAt: null } })
}

type Result = { company: string; phone: string; link: string }

/** Subject and heading show on locked screens, so they name neither the quiz nor a kind of care. */
export const resultMail = defineMail<Result>({
  name: 'quiz-result',
  by: 'stranger',
  reader: 'visitor',
  about: 'request',
  compose: ({ company, phone, link }) => ({
    subject: `Your private link from ${company}`,
    heading: 'Your result is ready',
    paragraphs: [
      'Here is the private link to your result. It shows your answers, so share it only with people who may read them. It works for 90 days.',
      `Questions? Our phone number is ${phone}.`,
    ],
    facts: [],
    links: [{ label: 'Open your result', href: link }],
  }),
  samples: () => [
    {
      company: 'Sample Senior Living',
      phone: '(303) 555-0100',
      link: siteUrl('/care-navigator/results/0'),
    },
  ],
})

async function isHeldBack(tx: Tx, resultId: string): Promise<boolean> {
  const lead = await tx.tourRequest.findUnique({
    where: { transactionId: quizLeadKey(resultId) },
    select: { quarantinedAt: true },
  })
  return Boolean(lead?.quarantinedAt)
}
