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
} from '@/lib/leads/tour-requests/directory'
import { usableTimeZone } from '@/lib/leads/tour-requests/promise'
import { DEFAULT_TIME_ZONE, FALLBACK_AFTER_HOURS } from '@/lib/leads/tour-requests/promise-text'
import { FALLBACK } from '@/lib/platform/site'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'
import { offeredTexts } from '@/lib/site/content/text-consent'

type Sent = { communityId: string | null; floorPlanId: string | null; landingPageTemplateId: string | null }

/** The first page of the visit, which may be one of our landing pages. */
type Arrival = { landingPageUrl: string | null }

/** What a lead refers to, as far as it exists, and the company's rules that apply to it. */
export type References = {
  community: { id: string; name: string } | null
  floorPlanId: string | null
  landingPageTemplateId: string | null
  /** References that name nothing we have, as sent. */
  unknown: Record<string, string>
  /** The community's telephone number, else the company's (A10). */
  phoneDisplay: string
  timeZone: string
  hours: StaffedHoursRow[]
  afterHoursPromise: string
  consent: ConsentWords
  /** The box for texts, in the same version. */
  textConsent: ConsentWords
}

/**
 * Looks up what was sent as ids or slugs. A floor plan brings its community with it; without a landing page the one on
 * which the visit began counts (feature E1).
 */
export async function resolveReferences({
  communityId,
  floorPlanId,
  landingPageTemplateId,
  landingPageUrl,
}: Sent & Arrival): Promise<References> {
  const sent: Sent = { communityId, floorPlanId, landingPageTemplateId }
  const landingKey = landingPageTemplateId ?? topLevelSlug(landingPageUrl)
  const [floorPlan, landingPage, settings, hours] = await Promise.all([
    floorPlanId ? floorPlanDirectory().then((plans) => named(plans, floorPlanId)) : undefined,
    landingKey ? landingPageDirectory().then((pages) => named(pages, landingKey)) : undefined,
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
  }
  return {
    community: community ? { id: community.id, name: community.name } : null,
    floorPlanId: found.floorPlanId ?? null,
    landingPageTemplateId: found.landingPageTemplateId ?? null,
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
    textConsent: { wording: offeredTexts(settings), version: settings?.consentVersion ?? null },
  }
}

/** When somebody answers for a community (null: for the company), and in which zone. */
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

/** The company's rows and the community's own; the same array for the same rows, by which its promise is remembered. */
function hoursOf(all: StaffedHoursRow[], communityId: string | null): StaffedHoursRow[] {
  const kept = hoursByCommunity.get(all) ?? new Map<string | null, StaffedHoursRow[]>()
  hoursByCommunity.set(all, kept)
  const known = kept.get(communityId)
  if (known) return known
  const rows = all.filter((row) => row.communityId === null || row.communityId === communityId)
  kept.set(communityId, rows)
  return rows
}

/** '/denver-senior-living?gclid=1' → 'denver-senior-living': landing pages stand alone behind the first slash. */
function topLevelSlug(address: string | null): string | null {
  if (!address) return null
  return /^(?:https?:\/\/[^/]+)?\/([a-z0-9-]{1,120})(?:[?#]|$)/i.exec(address)?.[1] ?? null
}
