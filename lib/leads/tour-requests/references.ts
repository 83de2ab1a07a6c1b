import 'server-only'
import { rememberCompanyPhone } from '@/lib/leads/intake/company-phone'
import { companySettings } from '@/lib/leads/intake/company-settings'
import type { ConsentWords } from '@/lib/leads/tour-requests/consent-shown'
import {
  communityDirectory,
  floorPlanDirectory,
  landingPageDirectory,
  named,
  staffedHours,
  topicDirectory,
} from '@/lib/leads/tour-requests/directory'
import { usableTimeZone } from '@/lib/leads/tour-requests/promise'
import { DEFAULT_TIME_ZONE, FALLBACK_AFTER_HOURS } from '@/lib/leads/tour-requests/promise-text'
import { FALLBACK } from '@/lib/platform/site'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'
import { textConsentLabel } from '@/lib/site/content/text-consent'

type Sent = {
  communityId: string | null
  floorPlanId: string | null
  landingPageTemplateId: string | null
  topic: string | null
}

/** Topic of our own form (decision 106). */
export type LeadTopic = { id: string; source: string; conversion: boolean; alertText: string }

export type References = {
  community: { id: string; name: string } | null
  floorPlanId: string | null
  landingPageTemplateId: string | null
  topic: LeadTopic | null
  /** References that were not found, as sent. */
  unknown: Record<string, string>
  /** The community's phone number, else the company's (A10). */
  phoneDisplay: string
  timeZone: string
  hours: StaffedHoursRow[]
  afterHoursPromise: string
  consent: ConsentWords
  /** Checkbox for texts, in the same version. */
  textConsent: ConsentWords
}

/** Resolves ids or slugs. Floor plans imply a community, the first page a landing page (feature E1). */
export async function resolveReferences({
  communityId,
  floorPlanId,
  landingPageTemplateId,
  topic: topicKey,
  landingPageUrl,
}: Sent & { landingPageUrl: string | null }): Promise<References> {
  const sent: Sent = { communityId, floorPlanId, landingPageTemplateId, topic: topicKey }
  const landingKey = landingPageTemplateId ?? topLevelSlug(landingPageUrl)
  const [floorPlan, landingPage, topic, settings, hours] = await Promise.all([
    floorPlanId ? floorPlanDirectory().then((plans) => named(plans, floorPlanId)) : undefined,
    landingKey ? landingPageDirectory().then((pages) => named(pages, landingKey)) : undefined,
    topicKey ? topicDirectory().then((topics) => named(topics, topicKey)) : undefined,
    companySettings(),
    staffedHours(),
  ])
  if (settings) rememberCompanyPhone(settings)
  const communityKey = communityId ?? floorPlan?.communityId
  const community = communityKey ? named(await communityDirectory(), communityKey) : undefined
  const found = {
    communityId: community?.id,
    floorPlanId: floorPlan?.id,
    landingPageTemplateId: landingPage?.id,
    topic: topic?.id,
  }
  return {
    community: community ? { id: community.id, name: community.name } : null,
    floorPlanId: found.floorPlanId ?? null,
    landingPageTemplateId: found.landingPageTemplateId ?? null,
    topic: topic ?? null,
    unknown: Object.fromEntries(
      Object.entries(sent).filter(([name, key]) => key !== null && !found[name as keyof Sent]) as [
        string,
        string,
      ][],
    ),
    phoneDisplay: community?.phoneDisplay || settings?.companyPhoneDisplay || FALLBACK.companyPhoneDisplay,
    timeZone: community?.timeZone ?? settings?.timeZone ?? DEFAULT_TIME_ZONE,
    hours: hoursOf(hours, community?.id ?? null),
    afterHoursPromise: settings?.afterHoursPromise ?? FALLBACK_AFTER_HOURS,
    consent: { wording: settings?.consentText ?? null, version: settings?.consentVersion ?? null },
    textConsent: { wording: textConsentLabel(settings), version: settings?.consentVersion ?? null },
  }
}

/** Staffed hours and zone of a community (null: of the company). */
export async function scheduleOf(
  communityId: string | null,
): Promise<{ hours: StaffedHoursRow[]; timeZone: string }> {
  const [hours, settings, communities] = await Promise.all([
    staffedHours(),
    companySettings(),
    communityDirectory(),
  ])
  const zone = communityId ? named(communities, communityId)?.timeZone : null
  return {
    hours: hoursOf(hours, communityId),
    timeZone: usableTimeZone(zone ?? settings?.timeZone ?? DEFAULT_TIME_ZONE),
  }
}

const hoursByCommunity = new WeakMap<StaffedHoursRow[], Map<string | null, StaffedHoursRow[]>>()

/** Returns the same array for the same rows, because promises are cached by it. */
function hoursOf(all: StaffedHoursRow[], communityId: string | null): StaffedHoursRow[] {
  const kept = hoursByCommunity.get(all) ?? new Map<string | null, StaffedHoursRow[]>()
  hoursByCommunity.set(all, kept)
  const known = kept.get(communityId)
  if (known) return known
  const rows = all.filter((row) => row.communityId === null || row.communityId === communityId)
  kept.set(communityId, rows)
  return rows
}

/** '/denver-senior-living?gclid=1' → 'denver-senior-living': landing pages are top-level. */
function topLevelSlug(address: string | null): string | null {
  if (!address) return null
  return /^(?:https?:\/\/[^/]+)?\/([a-z0-9-]{1,120})(?:[?#]|$)/i.exec(address)?.[1] ?? null
}
