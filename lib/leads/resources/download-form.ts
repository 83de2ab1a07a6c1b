import 'server-only'
import { addDays } from 'date-fns'
import * as z from 'zod'
import { CONTACT_PAGE_FIELDS } from '@/lib/leads/intake/contact-page-fields'
import { KEPT_WORDS, type VisitorForm } from '@/lib/leads/intake/handle-form'
import { holdInformation, refuseInformationFlood } from '@/lib/leads/intake/information-request'
import type { NativeFormSpec } from '@/lib/leads/intake/native-form-page'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { keyFromVisitor, transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { downloadEnd, downloadPath } from '@/lib/leads/resources/download-link'
import { mailDownload } from '@/lib/leads/resources/download-mail'
import { callOf, inquirerOf, readGuideRequest } from '@/lib/leads/resources/guide-request'
import { downloadReplay, judgeDownloadFromMemory } from '@/lib/leads/resources/kept-download'
import { KNOWN_FIELDS_COOKIE } from '@/lib/leads/resources/known-fields'
import { downloadLeadKey } from '@/lib/leads/resources/lead-key'
import { storeDownload } from '@/lib/leads/resources/store-download'
import { download } from '@/lib/leads/sources/download'
import { guideRequest } from '@/lib/leads/sources/guide-request'
import type { ContactPerson } from '@/lib/leads/tour-requests/contact-choice'
import { informationLead, storeInformationLead } from '@/lib/leads/tour-requests/information-lead'
import { takeForm } from '@/lib/leads/tour-requests/keep-lead'
import { submitLead } from '@/lib/leads/tour-requests/submit'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { named } from '@/lib/platform/http/component-names'
import { openLink, sealLink } from '@/lib/platform/private-links/private-link'
import { CONTACT_FIELDS, type ContactField, requiredFieldsOf } from '@/lib/site/resources/required-fields'

export const downloadAnswer = named(
  'DownloadAnswer',
  z.strictObject({
    transactionId: z.string().describe('The transaction ID of the request.'),
    downloadUrl: z
      .string()
      .optional()
      .describe('Private link to the file; absent while the database is away, then it is mailed.'),
    expiresAt: z.iso.datetime().optional().describe('When the link expires.'),
    promise: z.string().optional().describe('The promised call time, if they asked for a call.'),
    kept: KEPT_WORDS,
  }),
)

/** Guide download form: 201 with a signed link, 200 for a repeat. `cookies` identify known readers. */
export function downloadForm(
  slug: string,
  cookies: string | null,
): VisitorForm<RequestedDownload, z.input<typeof downloadAnswer>> {
  return {
    isJournaled: true,
    submit: (fields, about) => requestDownload(slug, fields, cookies, about),
    json: ({ repeated, cookies: _, promise, ...answer }) => ({
      status: repeated ? 200 : 201,
      body: promise ? { ...answer, promise } : answer,
    }),
    native: {
      key: (fields, about) => keyFromVisitor({ ...fields, slug }, about),
      next: ({ downloadUrl }) => downloadUrl ?? `/resources/${slug}`,
      kept: ({ kept, promise }) => kept && [kept, promise].filter(Boolean).join(' '),
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
  /** Absent while the database is away. */
  downloadUrl?: string
  expiresAt?: string
  /** The next step for a request that waits for the database. */
  kept?: string
  promise: string | null
  repeated: boolean
  /** Make this browser known. */
  cookies: string[]
}

/**
 * Asks for unknown fields only (G5); who asked gets a call (G3). While the database is away the journal keeps
 * the request (decision 123). @throws AppError 400 by field, 404, 429
 */
async function requestDownload(
  slug: string,
  body: Record<string, unknown>,
  cookies: string | null,
  about: RequestContext,
): Promise<RequestedDownload> {
  const key = transactionIdFrom(typeof body.transactionId === 'string' ? body.transactionId : null)
  return takeForm({
    take: () => takeRequest({ slug, body, about, key }, cookies),
    judge: () => judgeDownloadFromMemory({ slug, body, about, key }),
    answer: ({ lead, repeated }) => ({
      transactionId: key,
      promise: lead.promise,
      repeated,
      kept: 'We have your request and will email you the link to the guide.',
      cookies: [],
    }),
    replay: downloadReplay,
  })
}

type Sent = { slug: string; body: Record<string, unknown>; about: RequestContext; key: string }

async function takeRequest(
  { slug, body, about, key }: Sent,
  cookies: string | null,
): Promise<RequestedDownload> {
  const asset = await db.contentAsset.findFirst({ where: { slug, active: true } })
  const known = await knownContact(cookies, about.receivedAt)
  const request = readGuideRequest(asset, { body: completed(body, known), key })
  const { person, choice } = request
  const row = await storeDownload(db, request, {
    body,
    about,
    async hold(transactionId) {
      await refuseInformationFlood(about)
      // A call is judged with its lead, because a bot-check token can be verified only once.
      return choice === 'call' ? null : holdInformation(body, { ...person, transactionId }, about)
    },
  })
  let promise: string | null = null
  if (choice === 'call') {
    const own = { ...callOf(person), transactionId: downloadLeadKey(row.id) }
    promise = (await submitLead({ ...body, ...own }, { ...about, sentBy: download.key })).promise
  }
  const information =
    choice === 'information' && !row.heldReason && !row.repeated
      ? await informationLead(guideRequest, inquirerOf(person, request.title), body, about)
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

function completed(body: Record<string, unknown>, known: ContactPerson | null): Record<string, unknown> {
  if (!known) return body
  const blank = CONTACT_FIELDS.filter((name) => typeof body[name] !== 'string' || !body[name].trim())
  return { ...body, ...Object.fromEntries(blank.map((name) => [name, known[name]])) }
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
