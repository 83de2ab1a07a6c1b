import 'server-only'
import * as z from 'zod'
import { CONTACT_PAGE_FIELDS } from '@/lib/leads/intake/contact-page-fields'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import type { NativeFormSpec } from '@/lib/leads/intake/native-form-page'
import { keyFromVisitor } from '@/lib/leads/intake/transaction-id'
import { type RequestedDownload, requestDownload } from '@/lib/leads/resources/request-download'
import { db } from '@/lib/platform/database/db'
import { named } from '@/lib/platform/http/component-names'
import { requiredFieldsOf } from '@/lib/site/resources/required-fields'

export const downloadAnswer = named(
  'DownloadAnswer',
  z.strictObject({
    transactionId: z.string().describe('The key of the request.'),
    downloadUrl: z.string().describe('Private link to the file.'),
    expiresAt: z.iso.datetime().describe('When the link ends.'),
    promise: z.string().optional().describe('When somebody calls, for who wants a call.'),
  }),
)

/** Guide download form: 201 with a signed link, 200 for a repeat. `cookies` identify known readers. */
export function downloadForm(
  slug: string,
  cookies: string | null,
): VisitorForm<RequestedDownload, z.input<typeof downloadAnswer>> {
  return {
    submit: (fields, about) => requestDownload(slug, fields, cookies, about),
    json: ({ repeated, cookies: _, promise, ...answer }) => ({
      status: repeated ? 200 : 201,
      body: promise ? { ...answer, promise } : answer,
    }),
    native: {
      key: (fields, about) => keyFromVisitor({ ...fields, slug }, about),
      next: ({ downloadUrl }) => downloadUrl,
      page: ({ contact }) => pageOf(slug, contact === 'call'),
    },
    cookies: ({ cookies: known }) => known,
  }
}

async function pageOf(slug: string, wantsCall: boolean): Promise<NativeFormSpec> {
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
