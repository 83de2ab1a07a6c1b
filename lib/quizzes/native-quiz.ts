import 'server-only'

import { AppError } from '@/lib/errors'
import type { RequestContext } from '@/lib/intake/request-context'
import { inTime } from '@/lib/leads/accept'
import { companyPhone, lastKnownCompanyPhone } from '@/lib/leads/company-phone'
import { CONTACT_PAGE_FIELDS } from '@/lib/leads/contact-page-fields'
import { type FormOfPage, type NativeField, nativeFormPage } from '@/lib/leads/native-form-page'
import { type PublicQuestion, readPublicQuiz } from '@/lib/quizzes/public-quiz'
import { answerField } from '@/lib/quizzes/sent-answers'
import { submitQuiz } from '@/lib/quizzes/submit-quiz'

/** Answers a plain form post: on to the private result page, or back to the same form with words at the fields. */
export async function answerNativeQuiz(
  slug: string,
  fields: Record<string, unknown>,
  about: RequestContext,
): Promise<Response> {
  try {
    const { resultUrl } = await inTime(() => submitQuiz(slug, fields, about), about)
    return new Response(null, { status: 303, headers: { location: resultUrl } })
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 404) throw error
    const { status, message, fieldErrors = {}, headers = {} } = error
    const phone = status === 503 ? lastKnownCompanyPhone() : await companyPhone()
    const form = await formOf(slug)
    const page = nativeFormPage({ values: fields, fieldErrors, message, phone, form })
    return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  }
}

async function formOf(slug: string): Promise<FormOfPage> {
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
