import 'server-only'
import { AppError } from '@/lib/errors'
import { submitRsvp } from '@/lib/events/submit-rsvp'
import type { RequestContext } from '@/lib/intake/request-context'
import { inTime } from '@/lib/leads/accept'
import { companyPhone, lastKnownCompanyPhone } from '@/lib/leads/company-phone'
import { type FormOfPage, nativeFormPage } from '@/lib/leads/native-form-page'

/** Answers a plain form post: on to the guest's private page, or back to the same form with words at the fields. */
export async function answerNativeRsvp(
  slug: string,
  fields: Record<string, unknown>,
  about: RequestContext,
): Promise<Response> {
  try {
    const { path } = await inTime(() => submitRsvp(slug, fields, about), about)
    return new Response(null, { status: 303, headers: { location: path } })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, message, fieldErrors = {}, headers = {} } = error
    const phone = status === 503 ? lastKnownCompanyPhone() : await companyPhone()
    const page = nativeFormPage({ values: fields, fieldErrors, message, phone, form: rsvpForm(slug) })
    return new Response(page, {
      status,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    })
  }
}

function rsvpForm(slug: string): FormOfPage {
  return {
    title: 'Please check your sign-up',
    action: `/api/events/${encodeURIComponent(slug)}/rsvps`,
    button: 'Save my seat',
    fields: [
      { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', required: true },
      {
        name: 'guests',
        label: 'How many people, you included?',
        type: 'number',
        autocomplete: 'off',
        required: true,
      },
      { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', required: false },
      { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', required: false },
      { name: 'callMe', label: 'Please call me', type: 'checkbox', autocomplete: 'off', required: false },
    ],
    messageLabel: 'Anything we should know? (optional)',
  }
}
