import 'server-only'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { quiz } from '@/lib/leads/sources/quiz'
import { type ContactPerson, readContact } from '@/lib/leads/tour-requests/contact-choice'
import { submitLead } from '@/lib/leads/tour-requests/submit'
import { db } from '@/lib/platform/database/db'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import { LINK_ENDED } from '@/lib/platform/renewable-link'
import { isResultLinkOpen, openResultLink, quizLeadKey } from '@/lib/site/quizzes/result-link'

/** Submits a lead for a quiz run, at most one per run; returns the promise. @throws AppError 400, 429 */
export async function askForCall(
  resultId: string,
  { name, phone, email }: Pick<ContactPerson, 'name' | 'phone' | 'email'>,
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<string> {
  const lead = {
    ...body,
    name,
    phone,
    email,
    message: null,
    source: quiz.key,
    transactionId: quizLeadKey(resultId),
  }
  return (await submitLead(lead, { ...about, sentBy: quiz.key })).promise
}

/** Call request from the result page (G3). @throws AppError 400, 404, 409 once the link has ended, 429 */
export async function askForCallLater(
  token: string,
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<void> {
  const link = openResultLink(token)
  const result = link
    ? await db.quizResult.findUnique({
        where: { id: link.id },
        include: { response: { select: { email: true } } },
      })
    : null
  if (!link || !result) throw notFound('This result does not exist')
  if (!isResultLinkOpen(link, result, new Date())) throw conflict(LINK_ENDED)
  const { person, errors } = readContact({ ...body, contact: 'call' }, [])
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  await askForCall(
    result.id,
    { ...person, email: person.email ?? result.response?.email ?? null },
    body,
    about,
  )
}
