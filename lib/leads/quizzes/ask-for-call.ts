import 'server-only'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { quiz } from '@/lib/leads/sources/quiz'
import { type ContactPerson, readContact } from '@/lib/leads/tour-requests/contact-choice'
import { submitLead } from '@/lib/leads/tour-requests/submit'
import { db } from '@/lib/platform/database/db'
import { databasePatience } from '@/lib/platform/database/patience'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import { isJournalOn } from '@/lib/platform/journal/journal'
import { LINK_ENDED } from '@/lib/platform/private-links/renewable-link'
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
  const result = link && (await findResult(link.id))
  if (!link || !result) throw notFound('This result does not exist')
  if (result.link && !isResultLinkOpen(link, result.link, new Date())) throw conflict(LINK_ENDED)
  const { person, errors } = readContact({ ...body, contact: 'call' }, [])
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  await askForCall(
    result.id,
    { ...person, email: person.email ?? result.response?.email ?? null },
    body,
    about,
  )
}

/**
 * The link is signed, so a call can be asked for even while the database is away (decision 095). It is then
 * unknown whether the link has ended, and `link` is null.
 */
async function findResult(id: string) {
  const patience = databasePatience()
  try {
    const link = await patience.during(() =>
      db.quizResult.findUnique({
        where: { id },
        select: {
          id: true,
          createdAt: true,
          linkIssuedAt: true,
          response: { select: { email: true } },
        },
      }),
    )
    return link && { id, link, response: link.response }
  } catch (error) {
    if (!isJournalOn()) throw error
    return { id, link: null, response: null }
  } finally {
    patience.end()
  }
}
