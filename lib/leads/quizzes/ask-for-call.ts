import 'server-only'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { quiz } from '@/lib/leads/sources/quiz'
import { type ContactPerson, readContact } from '@/lib/leads/tour-requests/contact-choice'
import { submitLead } from '@/lib/leads/tour-requests/submit'
import { db } from '@/lib/platform/database/db'
import { databasePatience } from '@/lib/platform/database/patience'
import { invalidFields, notFound } from '@/lib/platform/errors'
import { isJournalOn } from '@/lib/platform/journal/journal'
import { quizLeadKey, resultIdFrom } from '@/lib/site/quizzes/result-link'

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

/** Call request from the result page (G3). @throws AppError 400, 404, 429 */
export async function askForCallLater(
  token: string,
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<void> {
  const id = resultIdFrom(token)
  const result = id && (await findResult(id))
  if (!result) throw notFound('This result does not exist')
  const { person, errors } = readContact({ ...body, contact: 'call' }, [])
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  await askForCall(
    result.id,
    { ...person, email: person.email ?? result.response?.email ?? null },
    body,
    about,
  )
}

/** The link is signed, so while the database is away a call can be asked for all the same (decision 095). */
async function findResult(id: string) {
  const patience = databasePatience()
  try {
    return await patience.during(() =>
      db.quizResult.findUnique({
        where: { id },
        select: { id: true, response: { select: { email: true } } },
      }),
    )
  } catch (error) {
    if (!isJournalOn()) throw error
    return { id, response: null }
  } finally {
    patience.end()
  }
}
