import 'server-only'
import { createHash } from 'node:crypto'
import {
  holdInformation,
  informationTracking,
  refuseInformationFlood,
} from '@/lib/leads/intake/information-request'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { storeOnce } from '@/lib/leads/intake/store-once'
import { transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { askForCall } from '@/lib/leads/quizzes/ask-for-call'
import { mailResult } from '@/lib/leads/quizzes/result-mail'
import { answerField, sentAnswers } from '@/lib/leads/quizzes/sent-answers'
import { type ReadContact, readContact } from '@/lib/leads/tour-requests/contact-choice'
import { db } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import { resultOf } from '@/lib/site/quizzes/result'
import { resultPath } from '@/lib/site/quizzes/result-link'
import { type ScoredAnswers, scoreAnswers } from '@/lib/site/quizzes/score'
import { readTiers } from '@/lib/site/quizzes/tiers'

export type QuizSubmission = {
  transactionId: string
  resultUrl: string
  promise: string | null
  repeated: boolean
}

/** Stores a quiz run (G1 to G3), a lead if called; idempotent. @throws AppError 400 by field, 404, 429 */
export async function submitQuiz(
  slug: string,
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<QuizSubmission> {
  const quiz = await db.quiz.findFirst({
    where: { slug, active: true },
    include: {
      questions: {
        orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
        include: { options: { orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }] } },
      },
    },
  })
  if (!quiz) throw notFound('This quiz does not exist')
  const contact = readContact(body, body.contact === 'call' || body.contact === 'none' ? [] : ['email'])
  const marked = scoreAnswers(quiz.questions, sentAnswers(body))
  const faults = Object.entries(marked.errors).map(([id, fault]) => [answerField(id), fault])
  const fieldErrors = { ...Object.fromEntries(faults), ...contact.errors }
  if (Object.keys(fieldErrors).length > 0) throw invalidFields(fieldErrors)

  const run = {
    quizId: quiz.id,
    contact,
    marked,
    category: resultOf(marked, readTiers(quiz.resultTiers)).category,
  }
  const key = transactionIdFrom(typeof body.transactionId === 'string' ? body.transactionId : null)
  const stored = await keepRun(run, key, body, about)
  const promise = contact.choice === 'call' ? await askForCall(stored.id, contact.person, body, about) : null
  await db.$transaction((tx) => mailResult(tx, stored.id, about.requestId))
  return {
    transactionId: stored.transactionId,
    resultUrl: resultPath(stored),
    promise,
    repeated: stored.repeated,
  }
}

type Run = {
  quizId: string
  contact: ReadContact
  marked: ScoredAnswers
  category: string | null
}

type Kept = { id: string; linkIssuedAt: Date | null; transactionId: string; repeated: boolean }

/** Replaces a key that another run has taken. */
async function keepRun(
  run: Run,
  sentKey: string,
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<Kept> {
  const fingerprint = fingerprintOf(run)
  const { row, repeated } = await storeOnce({
    sentKey,
    person: fingerprint,
    find: (keys) =>
      db.quizResult.findMany({
        where: { transactionId: { in: keys } },
        select: { id: true, linkIssuedAt: true, transactionId: true, fingerprint: true },
      }),
    isMine: (stored) => stored.fingerprint === fingerprint,
    async store(transactionId) {
      await refuseInformationFlood(about)
      const { choice, person } = run.contact
      // A call is judged with its lead, because a bot-check token can be verified only once.
      const heldReason =
        choice === 'information'
          ? await holdInformation(body, { email: person.email, phone: person.phone, transactionId }, about)
          : null
      const { id } = await storeRun(run, { transactionId, fingerprint, heldReason }, body, about)
      return { id, linkIssuedAt: null, transactionId, fingerprint }
    },
  })
  return { ...row, repeated }
}

/** Stores the private page and, with an email address, the quiz_responses row. */
function storeRun(
  { quizId, contact: { choice, person }, marked, category }: Run,
  own: { transactionId: string; fingerprint: string; heldReason: string | null },
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<{ id: string }> {
  const { email, name, phone, zipCode, timeline } = person
  const outcome = {
    quiz: { connect: { id: quizId } },
    answers: marked.answers,
    totalScore: marked.totalScore,
    resultCategory: category,
    zipCode,
    timeline,
    transactionId: own.transactionId,
    createdAt: about.receivedAt,
  }
  const response = email &&
    choice !== 'none' && {
      create: {
        ...informationTracking(body, about),
        ...outcome,
        email,
        name,
        phone,
        contact: choice,
        heldReason: own.heldReason,
      },
    }
  return db.quizResult.create({
    data: { ...outcome, fingerprint: own.fingerprint, ...(response ? { response } : {}) },
    select: { id: true },
  })
}

function fingerprintOf({ quizId, contact, marked }: Run): string {
  const given = marked.answers.map(({ questionId, answer }) => [questionId, answer])
  const parts = [quizId, contact.choice, contact.person, given]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
