import 'server-only'
import { plainAddress } from '@/lib/leads/tour-requests/alert-mail'
import type { Tx } from '@/lib/platform/database/db'
import { oneLine } from '@/lib/platform/integrations/mail'
import { mailHtml } from '@/lib/platform/mail/mail-html'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import { FALLBACK, siteUrl } from '@/lib/platform/site'
import { quizLeadKey, resultPath } from '@/lib/site/quizzes/result-link'

/** Mails the private link once, unless held as spam. Mail is not confidential, so it omits the answers. */
export async function mailResult(tx: Tx, resultId: string, requestId: string | null): Promise<void> {
  const result = await tx.quizResult.findUniqueOrThrow({
    where: { id: resultId },
    include: { response: { select: { email: true, name: true, heldReason: true } } },
  })
  const { response, mailedAt } = result
  if (!response || mailedAt || response.heldReason || (await isHeldBack(tx, resultId))) return
  const settings = await tx.siteSettings.findFirst()
  const phone = settings?.companyPhoneDisplay || FALLBACK.companyPhoneDisplay
  const company = settings?.companyName || FALLBACK.companyName
  // Subject and heading show on locked screens, so they name neither the quiz nor a kind of care.
  const words = {
    subject: `Your private link from ${company}`,
    heading: 'Your result is ready',
    paragraphs: [
      'Here is the private link to your result. It holds your answers, so share it only with people who may read them. It works for 90 days.',
      `A person answers at ${phone}.`,
    ],
    facts: [],
    links: [{ label: 'Open your result', href: siteUrl(resultPath(result)) }],
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
