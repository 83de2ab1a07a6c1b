import 'server-only'
import { guestsToldAt } from '@/lib/leads/events/called-off'
import { seatByHand } from '@/lib/leads/events/seat-by-hand'
import { enqueueSettling } from '@/lib/leads/events/settle-rsvps'
import { keepComparable } from '@/lib/leads/intake/blocked-sender'
import { keepSenders } from '@/lib/leads/referral-agencies/keep-senders'
import type { Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import { phoneDial } from '@/lib/platform/phones/phone'
import type { EntityName } from '@/lib/records/declare/field'
import { mirrorHooks } from '@/lib/records/declare/mirrored'
import type { AdminRecord } from '@/lib/records/declare/record'
import { keepCompared } from '@/lib/records/rules/compared-words'
import { keepLinksAlive } from '@/lib/records/rules/keep-navigation'
import { keepOffPages, keepPlace, keepWords } from '@/lib/records/rules/page-places'
import { moveProductPage } from '@/lib/records/rules/product-page'
import { judgeRedirect } from '@/lib/records/rules/redirect-rules'
import { missingEvidence } from '@/lib/records/rules/review-evidence'
import { keepApart } from '@/lib/records/rules/shared-addresses'
import { faultOfRequiredFields } from '@/lib/site/resources/required-fields'
import { patternFault } from '@/lib/site/seo/url-pattern'

type Values = Record<string, unknown>

type Hooks = {
  /** Further columns to write with the values, or others in their place. Runs before the write, in its transaction. */
  beforeWrite?(values: Values, before: AdminRecord | null, tx: Tx): Values | Promise<Values>
  /** Refuses a deletion. @throws AppError */
  beforeRemove?(tx: Tx, record: AdminRecord): Promise<void>
  /** Judges a record that comes back from the trash. Columns to write then. @throws AppError */
  beforeReturn?(record: AdminRecord, tx: Tx): Promise<Values>
}

/** What an entity does beyond its declaration. A field option comes first, a screen of its own last. */
export const hooks: Partial<Record<EntityName, Hooks>> = {
  siteSettings: {
    beforeWrite: async (values, before, tx) => {
      await moveProductPage(values, before, tx)
      const dialed = dialWhatIsPrinted({ companyPhoneDisplay: 'companyPhoneDial' }, values, before)
      return countConsentVersion(dialed, before)
    },
  },
  announcement: { beforeWrite: keepToItsPlace },
  siteNavigation: { beforeWrite: keepLinksAlive },
  emailRecipient: { beforeWrite: forgetFailures },
  blockedSender: {
    beforeWrite: keepComparable,
    beforeReturn: async (record) => keepComparable({}, record),
  },
  referralAgency: { beforeWrite: keepSenders },
  blogPost: {
    beforeWrite: async (values, before, tx) => {
      await keepApart('blogPost', values, before, tx)
      return stampFirstPublication(values, before)
    },
    beforeReturn: async ({ slug }, tx) => keepApart('blogPost', { slug }, null, tx),
  },
  post: {
    beforeWrite: async (values, before, tx) => {
      await keepApart('post', values, before, tx)
      return stampFirstPublication(values, before)
    },
    beforeReturn: async ({ slug }, tx) => keepApart('post', { slug }, null, tx),
  },
  community: {
    beforeWrite: (values, before) =>
      dialWhatIsPrinted(
        { phoneDisplay: 'phoneDial', secondaryPhoneDisplay: 'secondaryPhoneDial' },
        values,
        before,
      ),
    beforeRemove: keepCommunityWithLeads,
  },
  testimonial: { beforeWrite: keepAccountedFor },
  careType: {
    beforeWrite: async (values, before, tx) => {
      await keepApart('careType', values, before, tx)
      return keepOffPages(values, before, tx)
    },
    beforeReturn: async ({ slug }, tx) => {
      await keepApart('careType', { slug }, null, tx)
      return keepOffPages({ slug }, null, tx)
    },
  },
  landingPageTemplate: {
    beforeWrite: async (values, before, tx) => {
      await keepApart('landingPageTemplate', values, before, tx)
      await keepCompared(values, before, tx)
      return noteOptimized(keepPattern(await keepOffPages(values, before, tx), before), before)
    },
    beforeReturn: async ({ slug }, tx) => {
      await keepApart('landingPageTemplate', { slug }, null, tx)
      return keepOffPages({ slug }, null, tx)
    },
  },
  page: {
    beforeWrite: keepPlace,
    beforeRemove: keepWords,
    beforeReturn: ({ path }, tx) => keepPlace({ path }, null, tx),
  },
  redirect: {
    beforeWrite: judgeRedirect,
    beforeReturn: ({ fromPath, toPath }, tx) => judgeRedirect({ fromPath, toPath }, null, tx),
  },
  image: {
    beforeWrite: async (values, before, tx) => keepDescribed(await withKnownTags(values, tx), before),
  },
  imageTag: { beforeWrite: keepOneSpace },
  leadTag: { beforeWrite: keepOneSpace },
  contentAsset: { beforeWrite: keepFieldsKnown },
  conversionAction: mirrorHooks,
  campaign: mirrorHooks,
  adGroup: mirrorHooks,
  keyword: mirrorHooks,
  ad: mirrorHooks,
  event: { beforeWrite: seatAfterwards },
  eventRsvp: {
    beforeWrite: seatByHand,
    beforeRemove: (tx, record) => enqueueSettling(tx, String(record.eventId)),
    beforeReturn: (record, tx) => seatByHand({}, record, tx),
  },
}

/** A file name tells nobody what a picture shows (H3). Another change does not ask for the words. @throws AppError 400 */
function keepDescribed(values: Values, before: AdminRecord | null): Values {
  if (before && !('alt' in values) && !('decorative' in values)) return values
  const { alt, decorative } = { ...before, ...values }
  const problem = altTextProblem(String(alt ?? ''), decorative === true)
  if (problem) throw invalidFields({ alt: problem })
  return values
}

/** For the whole site is for no community: whoever is limited to some would else write on every page. */
function keepToItsPlace(values: Values, before: AdminRecord | null): Values {
  return (values.place ?? before?.place ?? 'site') === 'site' ? { ...values, communities: [] } : values
}

/** Tags that are gone are left out: an old state, or a form that was open meanwhile, may name them. */
async function withKnownTags(values: Values, tx: Tx): Promise<Values> {
  if (!Array.isArray(values.tags)) return values
  const where = { id: { in: values.tags.map(String) } }
  const rows = await tx.imageTag.findMany({ where, select: { id: true } })
  return { ...values, tags: rows.map(({ id }) => id) }
}

/** A review is approved with its evidence or not at all (A5), whichever way it is written. @throws AppError 400 */
function keepAccountedFor(values: Values, before: AdminRecord | null): Values {
  const after = { ...before, ...values }
  const errors = missingEvidence(after)
  const lost = Object.keys(errors).some((name) => before?.[name])
  if (after.approved && (!before?.approved || lost) && Object.keys(errors).length > 0)
    throw invalidFields(errors)
  return values
}

/** 'Summer  party' is 'Summer party'. */
function keepOneSpace(values: Values): Values {
  return 'name' in values ? { ...values, name: String(values.name).replace(/\s+/g, ' ') } : values
}

/** A guide can ask only for what a request has a place for. @throws AppError 400 */
function keepFieldsKnown(values: Values): Values {
  const { requiredFields } = values
  const fault = Array.isArray(requiredFields) ? faultOfRequiredFields(requiredFields.map(String)) : null
  if (fault) throw invalidFields({ requiredFields: fault })
  return values
}

/** Whoever changes the printed number and leaves the dialed one alone would send every tap to the old one. */
function dialWhatIsPrinted(
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

/** New consent wording is a new version, so that the evidence beside each lead says which words were shown. */
function countConsentVersion(values: Values, before: AdminRecord | null): Values {
  const isNew = ['consentText', 'continueText', 'textConsentText'].some(
    (text) => text in values && values[text] !== before?.[text],
  )
  return isNew ? { ...values, consentVersion: Number(before?.consentVersion ?? 0) + 1 } : values
}

/** An address pattern stands for an address, or for several (decision 004). @throws AppError 400 */
function keepPattern(values: Values, before: AdminRecord | null): Values {
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

/** Of a landing page: what visitors do not see, or not on it. */
const NOT_SEEN: ReadonlySet<string> = new Set([
  'slug',
  'urlPattern',
  'active',
  'sortOrder',
  'customScripts',
  'heroTitleB',
  'heroSubtitleB',
  'heroCtaTextB',
])

/** The day from which the figures of a landing page are those of another page (specification section 3, performance). */
function noteOptimized(values: Values, before: AdminRecord | null): Values {
  const isNew = ([name, value]: [string, unknown]) =>
    !NOT_SEEN.has(name) && JSON.stringify(value ?? null) !== JSON.stringify(before?.[name] ?? null)
  return before && Object.entries(values).some(isNew) ? { ...values, lastOptimizedAt: new Date() } : values
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

/** More seats, or an event published again: who waits may have one now. Guests of one that is called off are told later (decision 051). */
async function seatAfterwards(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  if (before) await enqueueSettling(tx, before.id)
  const isOff = 'calledOff' in values ? values.calledOff === true : before?.calledOff === true
  if (isOff === (before?.calledOff === true)) return values
  const calledOffAt = isOff ? new Date() : null
  const startsAt = new Date(String(values.startsAt ?? before?.startsAt))
  const tellAt = guestsToldAt({ calledOffAt, startsAt })
  if (before && tellAt) await enqueueSettling(tx, before.id, tellAt)
  return { ...values, calledOffAt }
}

async function keepCommunityWithLeads(tx: Tx, record: AdminRecord): Promise<void> {
  const limited = await tx.userCommunity.count({ where: { communityId: record.id } })
  if (limited > 0) {
    const people = `${limited} ${limited === 1 ? 'person is' : 'people are'}`
    throw conflict(`${people} limited to ${record.name}. Change that under People first.`)
  }
  const leads = await tx.tourRequest.count({ where: { communityId: record.id } })
  if (leads === 0) return
  throw conflict(
    `${record.name} has ${leads} tour ${leads === 1 ? 'request' : 'requests'}. Make it inactive instead: ` +
      'it leaves the site, and its families stay on record.',
  )
}
