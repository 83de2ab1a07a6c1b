import 'server-only'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { RequestContext } from '@/lib/intake/request-context'
import { inTime } from '@/lib/leads/accept'
import { companyPhone, lastKnownCompanyPhone } from '@/lib/leads/company-phone'
import { CONTACT_PAGE_FIELDS } from '@/lib/leads/contact-page-fields'
import { type FormOfPage, nativeFormPage } from '@/lib/leads/native-form-page'
import { requestDownload } from '@/lib/resources/request-download'
import { requiredFieldsOf } from '@/lib/resources/required-fields'

/** Answers a plain form post: on to the signed page, or back to the same form with words at the fields. */
export async function answerNativeDownload(
  slug: string,
  fields: Record<string, unknown>,
  cookies: string | null,
  about: RequestContext,
): Promise<Response> {
  try {
    const requested = await inTime(() => requestDownload(slug, fields, cookies, about), about)
    const response = new Response(null, { status: 303, headers: { location: requested.downloadUrl } })
    for (const cookie of requested.cookies) response.headers.append('set-cookie', cookie)
    return response
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 404) throw error
    const { status, message, fieldErrors = {}, headers = {} } = error
    const phone = status === 503 ? lastKnownCompanyPhone() : await companyPhone()
    const form = await formOf(slug, fields.contact === 'call')
    const page = nativeFormPage({ values: fields, fieldErrors, message, phone, form })
    return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  }
}

async function formOf(slug: string, wantsCall: boolean): Promise<FormOfPage> {
  const asset = await db.contentAsset.findFirst({ where: { slug, active: true } }).catch(() => null)
  const asked: readonly string[] = [
    ...(asset ? requiredFieldsOf(asset) : ['email']),
    ...(wantsCall ? ['name', 'phone'] : []),
  ]
  return {
    title: 'Please check your details',
    action: `/api/content-assets/${encodeURIComponent(slug)}/downloads`,
    button: asset?.ctaText || 'Download Full Guide',
    fields: CONTACT_PAGE_FIELDS.filter(({ name }) => asked.includes(name)).map((field) => ({
      ...field,
      label: field.label.replace(/ \((optional|for a call)\)$/, ''),
      required: field.type !== 'radio',
    })),
  }
}
