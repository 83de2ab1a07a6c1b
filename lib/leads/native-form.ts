import 'server-only'
import { AppError } from '@/lib/errors'
import type { RequestContext } from '@/lib/intake/request-context'
import { acceptLead } from '@/lib/leads/accept'
import { companyPhone, lastKnownCompanyPhone } from '@/lib/leads/company-phone'
import { nativeFormPage } from '@/lib/leads/native-form-page'

/** Answers a plain form post: on to the confirmation page, or back to the same form with words at the fields. */
export async function answerNativeForm(
  fields: Record<string, unknown>,
  about: RequestContext,
): Promise<Response> {
  try {
    const { transactionId, communityName } = await acceptLead(fields, about)
    const query = new URLSearchParams({ txn: transactionId })
    if (communityName) query.set('community', communityName)
    if (typeof fields.name === 'string') query.set('name', fields.name)
    return new Response(null, { status: 303, headers: { location: `/tour-scheduled?${query}` } })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, message, fieldErrors = {}, headers = {} } = error
    const phone = status === 503 ? lastKnownCompanyPhone() : await companyPhone()
    const page = nativeFormPage({ values: fields, fieldErrors, message, phone })
    return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  }
}
