import 'server-only'
import type { EntityName } from '@/lib/admin/field'
import { keepOffPages, keepPlace, keepWords } from '@/lib/admin/page-places'
import type { AdminRecord } from '@/lib/admin/record'
import { judgeRedirect } from '@/lib/admin/redirect-rules'
import type { Tx } from '@/lib/db'
import { conflict, invalidFields } from '@/lib/errors'
import { seatByHand } from '@/lib/events/seat-by-hand'
import { enqueueSettling } from '@/lib/events/settle-rsvps'
import { phoneDial } from '@/lib/leads/phone'
import { altTextProblem } from '@/lib/media/alt-text'
import { faultOfRequiredFields } from '@/lib/resources/required-fields'

type Values = Record<string, unknown>

type Hooks = {
  /** Further columns to write with the values, or others in their place. Runs before the write, in its transaction. */
  beforeWrite?(values: Values, before: AdminRecord | null, tx: Tx): Values | Promise<Values>
  /** Refuses a deletion. @throws AppError */
  beforeRemove?(tx: Tx, record: AdminRecord): Promise<void>
}

/** What an entity does beyond its declaration. A field option comes first, a screen of its own last. */
export const hooks: Partial<Record<EntityName, Hooks>> = {
  siteSettings: {
    beforeWrite: (values, before) =>
      countConsentVersion(
        dialWhatIsPrinted({ companyPhoneDisplay: 'companyPhoneDial' }, values, before),
        before,
      ),
  },
  emailRecipient: { beforeWrite: forgetFailures },
  blogPost: { beforeWrite: stampFirstPublication },
  post: { beforeWrite: stampFirstPublication },
  community: {
    beforeWrite: (values, before) =>
      dialWhatIsPrinted(
        { phoneDisplay: 'phoneDial', secondaryPhoneDisplay: 'secondaryPhoneDial' },
        values,
        before,
      ),
    beforeRemove: keepCommunityWithLeads,
  },
  careType: { beforeWrite: keepOffPages },
  landingPageTemplate: { beforeWrite: keepOffPages },
  page: { beforeWrite: keepPlace, beforeRemove: keepWords },
  redirect: { beforeWrite: judgeRedirect },
  image: { beforeWrite: keepDescribed },
  contentAsset: { beforeWrite: keepFieldsKnown },
  event: { beforeWrite: seatAfterwards },
  eventRsvp: {
    beforeWrite: seatByHand,
    beforeRemove: (tx, record) => enqueueSettling(tx, String(record.eventId)),
  },
}

/** A file name tells nobody what a picture shows (H3). @throws AppError 400 */
function keepDescribed(values: Values, before: AdminRecord | null): Values {
  const { alt, decorative } = { ...before, ...values }
  const problem = altTextProblem(String(alt ?? ''), decorative === true)
  if (problem) throw invalidFields({ alt: problem })
  return values
}

/** A guide can ask only for what a request has a place for. @throws AppError 400 */
function keepFieldsKnown(values: Values): Values {
  const { requiredFields } = values
  const fault = Array.isArray(requiredFields) ? faultOfRequiredFields(requiredFields.map(String)) : null
  if (fault) throw invalidFields({ requiredFields: fault })
  return values
}

/** Whoever changes the printed number and leaves the dialled one alone would send every tap to the old one. */
function dialWhatIsPrinted(
  pairs: Record<string, string>,
  values: Values,
  before: AdminRecord | null,
): Values {
  const dialled: Values = {}
  for (const [printed, dial] of Object.entries(pairs)) {
    const isNew = printed in values && values[printed] !== before?.[printed]
    const isLeft = (values[dial] ?? before?.[dial] ?? null) === (before?.[dial] ?? null)
    if (isNew && isLeft) dialled[dial] = values[printed] === null ? null : phoneDial(String(values[printed]))
  }
  return { ...values, ...dialled }
}

/** New consent wording is a new version, so that the evidence beside each lead says which words were shown. */
function countConsentVersion(values: Values, before: AdminRecord | null): Values {
  const isNew = 'consentText' in values && values.consentText !== before?.consentText
  return isNew ? { ...values, consentVersion: Number(before?.consentVersion ?? 0) + 1 } : values
}

/** A corrected address starts without the failures of the old one. */
function forgetFailures(values: Values, before: AdminRecord | null): Values {
  const isNew = before !== null && 'email' in values && values.email !== before.email
  return isNew ? { ...values, failedAt: null, lastError: null } : values
}

function stampFirstPublication(values: Values, before: AdminRecord | null): Values {
  const published = values.published ?? before?.published
  const publishedAt = 'publishedAt' in values ? values.publishedAt : before?.publishedAt
  return published && !publishedAt ? { ...values, publishedAt: new Date() } : values
}

/** More seats, or an event published again: who waits may have one now. */
async function seatAfterwards(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  if (before) await enqueueSettling(tx, before.id)
  return values
}

async function keepCommunityWithLeads(tx: Tx, record: AdminRecord): Promise<void> {
  const leads = await tx.tourRequest.count({ where: { communityId: record.id } })
  if (leads === 0) return
  throw conflict(
    `${record.name} has ${leads} tour ${leads === 1 ? 'request' : 'requests'}. Make it inactive instead: ` +
      'it leaves the site, and its families stay on record.',
  )
}
