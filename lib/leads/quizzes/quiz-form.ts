import 'server-only'
import * as z from 'zod'
import { CONTACT_PAGE_FIELDS } from '@/lib/leads/intake/contact-page-fields'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import type { NativeField, NativeFormSpec } from '@/lib/leads/intake/native-form-page'
import { keyFromVisitor } from '@/lib/leads/intake/transaction-id'
import { answerField } from '@/lib/leads/quizzes/sent-answers'
import { type QuizSubmission, submitQuiz } from '@/lib/leads/quizzes/submit-quiz'
import { named } from '@/lib/platform/http/component-names'
import { type PublicQuestion, readPublicQuiz } from '@/lib/site/quizzes/quiz'

export const quizAnswer = named(
  'QuizAnswer',
  z.strictObject({
    transactionId: z.string().describe('The transaction ID of the request.'),
    resultUrl: z.string().describe('Private page with the result.'),
    promise: z.string().optional().describe('The promised call time, if they asked for a call.'),
  }),
)

/** One quiz run: 201 with the address of its private result page, 200 for a repeat. */
export function quizForm(slug: string): VisitorForm<QuizSubmission, z.input<typeof quizAnswer>> {
  return {
    submit: (fields, about) => submitQuiz(slug, fields, about),
    json: ({ repeated, promise, ...answer }) => ({
      status: repeated ? 200 : 201,
      body: promise ? { ...answer, promise } : answer,
    }),
    native: { key: keyFromVisitor, next: ({ resultUrl }) => resultUrl, page: () => pageOf(slug) },
  }
}

async function pageOf(slug: string): Promise<NativeFormSpec> {
  const quiz = await readPublicQuiz(slug).catch(() => null)
  return {
    title: 'Please check your answers',
    action: `/api/quizzes/${encodeURIComponent(slug)}/responses`,
    button: 'Show my result',
    fields: [...(quiz?.questions ?? []).map(fieldOf), ...CONTACT_PAGE_FIELDS],
  }
}

function fieldOf({ id, text, type, required, options }: PublicQuestion): NativeField {
  return {
    name: answerField(id),
    label: required ? text : `${text} (optional)`,
    type: type === 'text' ? 'textarea' : 'radio',
    autocomplete: 'off',
    required,
    options: options.map((option) => ({ value: option.id, label: option.text })),
  }
}
