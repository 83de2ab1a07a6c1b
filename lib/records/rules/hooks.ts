import 'server-only'
import { guestsNotifiedAt } from '@/lib/leads/events/called-off'
import { enqueueSettling } from '@/lib/leads/events/settle-rsvps'
import { prepareStaffRsvp } from '@/lib/leads/events/staff-rsvp'
import { normalizeBlockEntry } from '@/lib/leads/intake/blocked-sender'
import { normalizeSenders } from '@/lib/leads/referral-agencies/normalize-senders'
import { databaseNow, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import { phoneDial } from '@/lib/platform/phones/phone'
import type { EntityName } from '@/lib/records/declare/field'
import { mirrorHooks } from '@/lib/records/declare/mirrored'
import type { AdminRecord } from '@/lib/records/declare/record'
import { placeLikeCompany } from '@/lib/records/rules/community-place'
import { keepReview, refuseRemoval } from '@/lib/records/rules/kept-reviews'
import { keepContactWhileOpen } from '@/lib/records/rules/open-site-contact'
import {
  assertLinksWork,
  assertNoContent,
  assertNotAPage,
  assertNotUnderTest,
  assertPageAddress,
  moveProductPage,
} from '@/lib/records/rules/page-rules'
import { validateRedirect } from '@/lib/records/rules/public-redirects'
import { assertAddressFree } from '@/lib/records/rules/shared-addresses'
import { prepareVideo } from '@/lib/records/rules/video-rules'
import { faultOfRequiredFields } from '@/lib/site/resources/required-fields'
import { patternFault } from '@/lib/site/seo/url-pattern'

type Values = Record<string, unknown>

type Hooks = {
  /** Additional or replaced columns; runs before the write, in its transaction. */
  beforeWrite?(values: Values, before: AdminRecord | null, tx: Tx): Values | Promise<Values>
  /** Refuses a deletion. @throws AppError */
  beforeRemove?(tx: Tx, record: AdminRecord): Promise<void>
  /** Checks a record restored from the trash. @returns columns to write @throws AppError */
  beforeReturn?(record: AdminRecord, tx: Tx): Promise<Values>
}

/** Entity behavior beyond its declaration. Prefer a field option; a custom screen is the last resort. */
export const hooks: Partial<Record<EntityName, Hooks>> = {
  siteSettings: {
    beforeWrite: async (values, before, tx) => {
      await moveProductPage(values, before, tx)
      const dialed = syncDialedNumbers({ companyPhoneDisplay: 'companyPhoneDial' }, values, before)
      await keepContactWhileOpen(dialed, before, tx)
      return bumpConsentVersion(dialed, before)
    },
  },
  announcement: { beforeWrite: clearCommunities },
  siteNavigation: { beforeWrite: assertLinksWork },
  emailRecipient: { beforeWrite: clearFailures },
  blockedSender: {
    beforeWrite: normalizeBlockEntry,
    beforeReturn: async (record) => normalizeBlockEntry({}, record),
  },
  referralAgency: { beforeWrite: normalizeSenders },
  blogPost: {
    beforeWrite: async (values, before, tx) => {
      await assertAddressFree('blogPost', values, before, tx)
      return stampFirstPublication(values, before, tx)
    },
    beforeReturn: async ({ slug }, tx) => assertAddressFree('blogPost', { slug }, null, tx),
  },
  post: {
    beforeWrite: async (values, before, tx) => {
      await assertAddressFree('post', values, before, tx)
      return stampFirstPublication(values, before, tx)
    },
    beforeReturn: async ({ slug }, tx) => assertAddressFree('post', { slug }, null, tx),
  },
  community: {
    beforeWrite: async (values, before, tx) =>
      syncDialedNumbers(
        { phoneDisplay: 'phoneDial', secondaryPhoneDisplay: 'secondaryPhoneDial' },
        await placeLikeCompany(values, before, tx),
        before,
      ),
    beforeRemove: refuseCommunityInUse,
  },
  testimonial: { beforeWrite: keepReview, beforeRemove: refuseRemoval },
  careType: {
    beforeWrite: async (values, before, tx) => {
      await assertAddressFree('careType', values, before, tx)
      return assertNotAPage(values, before, tx)
    },
    beforeReturn: async ({ slug }, tx) => {
      await assertAddressFree('careType', { slug }, null, tx)
      return assertNotAPage({ slug }, null, tx)
    },
  },
  landingPageTemplate: {
    beforeWrite: async (values, before, tx) => {
      await assertAddressFree('landingPageTemplate', values, before, tx)
      await assertNotUnderTest(values, before, tx)
      return stampOptimized(assertUrlPattern(await assertNotAPage(values, before, tx), before), before)
    },
    beforeReturn: async ({ slug }, tx) => {
      await assertAddressFree('landingPageTemplate', { slug }, null, tx)
      return assertNotAPage({ slug }, null, tx)
    },
  },
  page: {
    beforeWrite: assertPageAddress,
    beforeRemove: assertNoContent,
    beforeReturn: ({ path }, tx) => assertPageAddress({ path }, null, tx),
  },
  redirect: {
    beforeWrite: validateRedirect,
    beforeReturn: ({ fromPath, toPath }, tx) => validateRedirect({ fromPath, toPath }, null, tx),
  },
  image: {
    beforeWrite: async (values, before, tx) => requireDescription(await withKnownTags(values, tx), before),
  },
  video: { beforeWrite: prepareVideo },
  imageTag: { beforeWrite: collapseSpaces },
  leadTag: { beforeWrite: collapseSpaces },
  contentAsset: { beforeWrite: assertKnownFields },
  conversionAction: mirrorHooks,
  campaign: mirrorHooks,
  adGroup: mirrorHooks,
  keyword: mirrorHooks,
  ad: mirrorHooks,
  event: { beforeWrite: settleSeats },
  eventRsvp: {
    beforeWrite: prepareStaffRsvp,
    beforeRemove: (tx, record) => enqueueSettling(tx, String(record.eventId)),
    beforeReturn: (record, tx) => prepareStaffRsvp({}, record, tx),
  },
}

/** A file name does not describe a picture (H3). Other changes need no description. @throws AppError 400 */
function requireDescription(values: Values, before: AdminRecord | null): Values {
  if (before && !('alt' in values) && !('decorative' in values)) return values
  const { alt, decorative } = { ...before, ...values }
  const problem = altTextProblem(String(alt ?? ''), decorative === true)
  if (problem) throw invalidFields({ alt: problem })
  return values
}

/** A site-wide notice belongs to no community, so users limited to communities cannot write on every page. */
function clearCommunities(values: Values, before: AdminRecord | null): Values {
  return (values.place ?? before?.place ?? 'site') === 'site' ? { ...values, communities: [] } : values
}

/** Skips deleted tags, which an old state or an open form may still name. */
async function withKnownTags(values: Values, tx: Tx): Promise<Values> {
  if (!Array.isArray(values.tags)) return values
  const where = { id: { in: values.tags.map(String) } }
  const rows = await tx.imageTag.findMany({ where, select: { id: true } })
  return { ...values, tags: rows.map(({ id }) => id) }
}

/** 'Summer  party' becomes 'Summer party'. */
function collapseSpaces(values: Values): Values {
  return 'name' in values ? { ...values, name: String(values.name).replace(/\s+/g, ' ') } : values
}

/** A guide can only ask for fields that requests have. @throws AppError 400 */
function assertKnownFields(values: Values): Values {
  const { requiredFields } = values
  const fault = Array.isArray(requiredFields) ? faultOfRequiredFields(requiredFields.map(String)) : null
  if (fault) throw invalidFields({ requiredFields: fault })
  return values
}

/** After a change of only the printed number, taps would still dial the old one. */
function syncDialedNumbers(
  pairs: Record<string, string>,
  values: Values,
  before: AdminRecord | null,
): Values {
  const dialed: Values = {}
  for (const [printed, dial] of Object.entries(pairs)) {
    const isNew = printed in values && values[printed] !== before?.[printed]
    const isLeft = (values[dial] ?? before?.[dial] ?? null) === (before?.[dial] ?? null)
    if (isNew && isLeft) dialed[dial] = values[printed] === null ? null : phoneDial(String(values[printed]))
  }
  return { ...values, ...dialed }
}

/** New consent wording gets a new version, so that each lead's evidence identifies the words shown. */
function bumpConsentVersion(values: Values, before: AdminRecord | null): Values {
  const isNew = ['consentText', 'continueText', 'textConsentText'].some(
    (text) => text in values && values[text] !== before?.[text],
  )
  return isNew ? { ...values, consentVersion: Number(before?.consentVersion ?? 0) + 1 } : values
}

/** A URL pattern stands for one address or several (decision 004). @throws AppError 400 */
function assertUrlPattern(values: Values, before: AdminRecord | null): Values {
  if (!['urlPattern', 'cities', 'communityId'].some((name) => name in values)) return values
  const { urlPattern, cities, communityId } = { ...before, ...values }
  const fault = patternFault({
    urlPattern: String(urlPattern ?? ''),
    cities: Array.isArray(cities) ? cities.map(String) : [],
    communitySlug: communityId ? String(communityId) : null,
  })
  if (fault) throw invalidFields({ urlPattern: fault })
  return values
}

/** Landing page fields that do not change what visitors see on the page. */
const UNSEEN_FIELDS: ReadonlySet<string> = new Set([
  'slug',
  'urlPattern',
  'active',
  'sortOrder',
  'customScripts',
  'heroTitleB',
  'heroSubtitleB',
  'heroCtaTextB',
])

/** Sets the day from which a landing page's metrics count anew (specification section 3, performance). */
function stampOptimized(values: Values, before: AdminRecord | null): Values {
  const isNew = ([name, value]: [string, unknown]) =>
    !UNSEEN_FIELDS.has(name) && JSON.stringify(value ?? null) !== JSON.stringify(before?.[name] ?? null)
  return before && Object.entries(values).some(isNew) ? { ...values, lastOptimizedAt: new Date() } : values
}

/** A corrected address starts without the old one's failures. */
function clearFailures(values: Values, before: AdminRecord | null): Values {
  const isNew = before !== null && 'email' in values && values.email !== before.email
  return isNew ? { ...values, failedAt: null, lastError: null } : values
}

/** By the transaction's clock: a later time would hide the article from a preview, which reads within it. */
async function stampFirstPublication(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  const published = values.published ?? before?.published
  const publishedAt = 'publishedAt' in values ? values.publishedAt : before?.publishedAt
  return published && !publishedAt ? { ...values, publishedAt: await databaseNow(tx) } : values
}

/** More seats or republishing may seat waiting guests. Cancellations notify guests later (decision 051). */
async function settleSeats(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  if (before) await enqueueSettling(tx, before.id)
  const isOff = 'calledOff' in values ? values.calledOff === true : before?.calledOff === true
  if (isOff === (before?.calledOff === true)) return values
  const calledOffAt = isOff ? new Date() : null
  const startsAt = new Date(String(values.startsAt ?? before?.startsAt))
  const notifyAt = guestsNotifiedAt({ calledOffAt, startsAt })
  if (before && notifyAt) await enqueueSettling(tx, before.id, notifyAt)
  return { ...values, calledOffAt }
}

async function refuseCommunityInUse(tx: Tx, record: AdminRecord): Promise<void> {
  const limited = await tx.userCommunity.count({ where: { communityId: record.id } })
  if (limited > 0) {
    const people = `${limited} ${limited === 1 ? 'person is' : 'people are'}`
    throw conflict(`${people} limited to ${record.name}. Change that under People first.`)
  }
  const leads = await tx.tourRequest.count({ where: { communityId: record.id } })
  if (leads === 0) return
  throw conflict(
    `${record.name} has ${leads} tour ${leads === 1 ? 'request' : 'requests'}. Make it inactive instead: ` +
      'it is removed from the site, and its families stay on record.',
  )
}
