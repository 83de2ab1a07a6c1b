import 'server-only'
import { mailVisitor } from '@/lib/leads/tour-requests/mail-visitor'
import type { Tx } from '@/lib/platform/database/db'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { readMailCompany } from '@/lib/platform/mail/mail-company'
import { siteUrl } from '@/lib/platform/site'
import { quizLeadKey, resultPath } from '@/lib/site/quizzes/result-link'
import { readTiers, tierOf } from '@/lib/site/quizzes/tiers'

/** Mails the private link once, unless held as spam. Mail is not confidential, so it omits the answers. */
export async function mailResult(tx: Tx, resultId: string, requestId: string | null): Promise<void> {
  const { quiz, response, mailedAt, totalScore } = await tx.quizResult.findUniqueOrThrow({
    where: { id: resultId },
    include: { quiz: true, response: { select: { email: true, name: true, heldReason: true } } },
  })
  if (!response || mailedAt || response.heldReason || (await isHeldBack(tx, resultId))) return
  const company = await readMailCompany(tx)
  const tier = tierOf(totalScore, readTiers(quiz?.resultTiers))
  const { count } = await tx.quizResult.updateMany({
    where: { id: resultId, mailedAt: null },
    data: { mailedAt: new Date() },
  })
  if (count === 0) return
  const title = quiz?.title ?? 'Your result'
  const link = siteUrl(resultPath(resultId))
  const input = { title, tier: tier?.title ?? null, phone: company.phone.display, link }
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

type Result = { title: string; tier: string | null; phone: string; link: string }

export const resultMail = defineMail<Result>({
  name: 'quiz-result',
  by: 'stranger',
  reader: 'visitor',
  about: 'request',
  compose: ({ title, tier, phone, link }) => ({
    subject: `${title}: your result`,
    heading: tier ? `We would start with: ${tier}` : title,
    paragraphs: [
      'Here is the private link to your result. It holds your answers, so share it only with people who may read them. You can open it again whenever you like.',
      `A person answers at ${phone}.`,
    ],
    facts: [],
    links: [{ label: 'Open your result', href: link }],
  }),
  samples: () => [
    {
      title: 'Which community fits?',
      tier: 'An apartment of your own',
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
