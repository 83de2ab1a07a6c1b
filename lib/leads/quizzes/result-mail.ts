import 'server-only'
import { plainAddress } from '@/lib/leads/tour-requests/alert-mail'
import type { Tx } from '@/lib/platform/database/db'
import { oneLine } from '@/lib/platform/integrations/mail'
import { mailHtml } from '@/lib/platform/mail/mail-html'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import { FALLBACK, siteUrl } from '@/lib/platform/site'
import { quizLeadKey, resultPath } from '@/lib/site/quizzes/result-link'
import { readTiers, tierOf } from '@/lib/site/quizzes/tiers'

/** Mails the private link once, unless held as spam. Mail is not confidential, so it omits the answers. */
export async function mailResult(tx: Tx, resultId: string, requestId: string | null): Promise<void> {
  const { quiz, response, mailedAt, totalScore } = await tx.quizResult.findUniqueOrThrow({
    where: { id: resultId },
    include: { quiz: true, response: { select: { email: true, name: true, heldReason: true } } },
  })
  if (!response || mailedAt || response.heldReason || (await isHeldBack(tx, resultId))) return
  const settings = await tx.siteSettings.findFirst()
  const phone = settings?.companyPhoneDisplay || FALLBACK.companyPhoneDisplay
  const tier = tierOf(totalScore, readTiers(quiz?.resultTiers))
  const title = quiz?.title ?? 'Your result'
  const words = {
    subject: `${title}: your result`,
    heading: tier ? `We would start with: ${tier.title}` : title,
    paragraphs: [
      'Here is the private link to your result. It holds your answers, so share it only with people who may read them. You can open it again whenever you like.',
      `A person answers at ${phone}.`,
    ],
    facts: [],
    links: [{ label: 'Open your result', href: siteUrl(resultPath(resultId)) }],
  }
  const { count } = await tx.quizResult.updateMany({
    where: { id: resultId, mailedAt: null },
    data: { mailedAt: new Date() },
  })
  if (count === 0) return
  await queueMail(tx, {
    ...mailHtml(words),
    subject: oneLine(words.subject),
    messageId: `<quiz-result-${resultId}@${new URL(siteUrl()).hostname}>`,
    to: response.email,
    replyTo: plainAddress(settings?.companyEmail || FALLBACK.companyEmail),
    about: 'Quiz result',
    communityId: null,
    requestId,
  })
}

async function isHeldBack(tx: Tx, resultId: string): Promise<boolean> {
  const lead = await tx.tourRequest.findUnique({
    where: { transactionId: quizLeadKey(resultId) },
    select: { quarantinedAt: true },
  })
  return Boolean(lead?.quarantinedAt)
}
