import 'server-only'
import {
  holdInformation,
  informationTracking,
  refuseInformationFlood,
} from '@/lib/leads/intake/information-request'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { storeOnce } from '@/lib/leads/intake/store-once'
import { transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { downloadEnd, downloadPath } from '@/lib/leads/resources/download-link'
import { mailDownload } from '@/lib/leads/resources/download-mail'
import { contactCookies, knownContact } from '@/lib/leads/resources/known-contact'
import { downloadLeadKey } from '@/lib/leads/resources/lead-key'
import { download } from '@/lib/leads/sources/download'
import { guideRequest } from '@/lib/leads/sources/guide-request'
import { type ContactPerson, readContact } from '@/lib/leads/tour-requests/contact-choice'
import { informationLead, storeInformationLead } from '@/lib/leads/tour-requests/information-lead'
import { submitLead } from '@/lib/leads/tour-requests/submit'
import { db } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import type { AssetDownload } from '@/lib/platform/generated/prisma/client'
import { CONTACT_FIELDS, requiredFieldsOf } from '@/lib/site/resources/required-fields'

export type RequestedDownload = {
  transactionId: string
  downloadUrl: string
  expiresAt: string
  promise: string | null
  repeated: boolean
  /** Make this browser known. */
  cookies: string[]
}

/**
 * Asks only for fields not known from this browser (G5); only those who asked for it get a call (G3).
 * @throws AppError 400 by field, 404, 429
 */
export async function requestDownload(
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
    promise = (await submitLead({ ...body, ...own }, about)).promise
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

type Request = {
  assetId: string
  person: ContactPerson & { email: string }
  choice: 'call' | 'information'
}

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
