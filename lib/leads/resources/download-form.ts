import 'server-only'
import { addDays } from 'date-fns'
import * as z from 'zod'
import { CONTACT_PAGE_FIELDS } from '@/lib/leads/intake/contact-page-fields'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import {
  holdInformation,
  informationTracking,
  refuseInformationFlood,
} from '@/lib/leads/intake/information-request'
import type { NativeFormSpec } from '@/lib/leads/intake/native-form-page'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { storeOnce } from '@/lib/leads/intake/store-once'
import { keyFromVisitor, transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { downloadEnd, downloadPath } from '@/lib/leads/resources/download-link'
import { mailDownload } from '@/lib/leads/resources/download-mail'
import { KNOWN_FIELDS_COOKIE } from '@/lib/leads/resources/known-fields'
import { downloadLeadKey } from '@/lib/leads/resources/lead-key'
import { download } from '@/lib/leads/sources/download'
import { guideRequest } from '@/lib/leads/sources/guide-request'
import { type ContactPerson, readContact } from '@/lib/leads/tour-requests/contact-choice'
import { informationLead, storeInformationLead } from '@/lib/leads/tour-requests/information-lead'
import { submitLead } from '@/lib/leads/tour-requests/submit'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { invalidFields, notFound } from '@/lib/platform/errors'
import type { AssetDownload } from '@/lib/platform/generated/prisma/client'
import { named } from '@/lib/platform/http/component-names'
import { openLink, sealLink } from '@/lib/platform/private-links/private-link'
import { CONTACT_FIELDS, type ContactField, requiredFieldsOf } from '@/lib/site/resources/required-fields'

export const downloadAnswer = named(
  'DownloadAnswer',
  z.strictObject({
    transactionId: z.string().describe('The transaction ID of the request.'),
    downloadUrl: z.string().describe('Private link to the file.'),
    expiresAt: z.iso.datetime().describe('When the link expires.'),
    promise: z.string().optional().describe('The promised call time, if they asked for a call.'),
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

type RequestedDownload = {
  transactionId: string
  downloadUrl: string
  expiresAt: string
  promise: string | null
  repeated: boolean
  /** Make this browser known. */
  cookies: string[]
}

/** Asks for unknown fields only (G5); who asked gets a call (G3). @throws AppError 400 by field, 404, 429 */
async function requestDownload(
  slug: string,
  body: Record<string, unknown>,
  cookies: string | null,
  about: RequestContext,
): Promise<RequestedDownload> {
  const asset = await db.contentAsset.findFirst({ where: { slug, active: true } })
  if (!asset?.objectKey && !asset?.fileUrl) throw notFound('This guide does not exist')
  const known = await knownContact(cookies, about.receivedAt)
  const contact = readContact(completed(body, known), requiredFieldsOf(asset))
  const { person } = contact
  const { email } = person
  if (Object.keys(contact.errors).length > 0) throw invalidFields(contact.errors)
  if (!email) throw invalidFields({ email: 'Please enter a valid email address' })

  const choice = contact.choice === 'call' ? 'call' : 'information'
  const row = await keep({ assetId: asset.id, person: { ...person, email }, choice }, body, about)
  let promise: string | null = null
  if (choice === 'call') {
    const { name, phone } = person
    const own = {
      name,
      phone,
      email,
      message: null,
      source: download.key,
      transactionId: downloadLeadKey(row.id),
    }
    promise = (await submitLead({ ...body, ...own }, { ...about, sentBy: download.key })).promise
  }
  const information =
    choice === 'information' && !row.heldReason && !row.repeated
      ? await informationLead(guideRequest, inquirerOf({ ...person, email }, asset.title), body, about)
      : null
  await db.$transaction(async (tx) => {
    await mailDownload(tx, row.id, about.requestId)
    if (information) await storeInformationLead(tx, information, downloadLeadKey(row.id))
  })
  return {
    transactionId: row.transactionId ?? row.id,
    downloadUrl: downloadPath(row),
    expiresAt: downloadEnd(row.createdAt).toISOString(),
    promise,
    repeated: row.repeated,
    cookies: contactCookies(row, about.receivedAt),
  }
}

/** Without a name the address stands for the person. */
function inquirerOf({ name, phone, email }: ContactPerson & { email: string }, guide: string) {
  return { name: name ?? email, phone, email, message: `Asked for “${guide}”.` }
}

function completed(body: Record<string, unknown>, known: ContactPerson | null): Record<string, unknown> {
  if (!known) return body
  const blank = CONTACT_FIELDS.filter((name) => typeof body[name] !== 'string' || !body[name].trim())
  return { ...body, ...Object.fromEntries(blank.map((name) => [name, known[name]])) }
}

type Request = { assetId: string; person: ContactPerson & { email: string }; choice: 'call' | 'information' }

/** A key of another person never opens their link. */
async function keep(
  { assetId, person, choice }: Request,
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<AssetDownload & { repeated: boolean }> {
  const { row, repeated } = await storeOnce({
    sentKey: transactionIdFrom(typeof body.transactionId === 'string' ? body.transactionId : null),
    person: `${assetId} ${person.email}`,
    find: (keys) => db.assetDownload.findMany({ where: { transactionId: { in: keys } } }),
    isMine: (stored) => stored.contentAssetId === assetId && stored.email === person.email,
    async store(transactionId) {
      await refuseInformationFlood(about)
      // A call is judged with its lead, because a bot-check token can be verified only once.
      const heldReason =
        choice === 'call'
          ? null
          : await holdInformation(body, { email: person.email, phone: person.phone, transactionId }, about)
      const own = { ...person, contact: choice, heldReason, transactionId }
      return db.assetDownload.create({
        data: {
          ...informationTracking(body, about),
          ...own,
          contentAssetId: assetId,
          createdAt: about.receivedAt,
        },
      })
    },
  })
  return { ...row, repeated }
}

/** Signed id of this browser's last download; not readable by scripts and without personal data. */
const COOKIE = 'porchlight_reader'
const DAYS = 180

/** Contact data from an earlier download in this browser (G5), or null. */
async function knownContact(cookies: string | null, now: Date): Promise<ContactPerson | null> {
  const pair = cookies?.split(/;\s*/).find((entry) => entry.startsWith(`${COOKIE}=`))
  const link = pair ? openLink('known-contact', pair.slice(COOKIE.length + 1)) : null
  if (!link?.expiresAt || link.expiresAt <= now) return null
  return db.assetDownload.findUnique({
    where: { id: link.id },
    select: { email: true, name: true, phone: true, zipCode: true, timeline: true },
  })
}

/** Set-Cookie lines: the signed id, and the names of the known fields. */
function contactCookies(download: { id: string } & ContactPerson, now: Date): string[] {
  const seal = sealLink('known-contact', download.id, addDays(now, DAYS))
  const known = CONTACT_FIELDS.filter((name: ContactField) => download[name])
  const secure = env().SITE_URL.startsWith('https://') ? '; Secure' : ''
  const attributes = `Path=/; Max-Age=${DAYS * 24 * 60 * 60}; SameSite=Lax${secure}`
  return [
    `${COOKIE}=${seal}; ${attributes}; HttpOnly`,
    `${KNOWN_FIELDS_COOKIE}=${known.join('.')}; ${attributes}`,
  ]
}
