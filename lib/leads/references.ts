import 'server-only'
import { db } from '@/lib/db'
import { rememberCompanyPhone } from '@/lib/intake/company-phone'
import { isUuid } from '@/lib/intake/side-data'
import { DEFAULT_TIME_ZONE } from '@/lib/leads/promise-text'
import type { StaffedHoursRow } from '@/lib/leads/staffed-hours'
import { FALLBACK } from '@/lib/site'

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
  consent: { wording: string | null; version: number | null }
}

/**
 * Looks up what was sent as ids or slugs. A floor plan brings its community with it; without a landing page the one on
 * which the visit began counts (E1).
 */
export async function resolveReferences({
  communityId,
  floorPlanId,
  landingPageTemplateId,
  landingPageUrl,
}: Sent & Arrival): Promise<References> {
  const sent: Sent = { communityId, floorPlanId, landingPageTemplateId }
  const landingSlug = landingPageTemplateId ?? topLevelSlug(landingPageUrl)
  const [floorPlan, template, settings] = await Promise.all([
    sent.floorPlanId && isUuid(sent.floorPlanId)
      ? db.floorPlan.findUnique({ where: { id: sent.floorPlanId }, select: { id: true, communityId: true } })
      : null,
    landingSlug
      ? db.landingPageTemplate.findFirst({
          where: idOrSlug(landingSlug),
          select: { id: true },
        })
      : null,
    db.siteSettings.findFirst(),
  ])
  if (settings) rememberCompanyPhone(settings)
  const communityKey = communityId ?? floorPlan?.communityId
  const [community, hours] = await Promise.all([
    communityKey
      ? db.community.findFirst({
          where: idOrSlug(communityKey),
          select: { id: true, name: true, phoneDisplay: true, timeZone: true },
        })
      : null,
    db.staffedHours.findMany({
      where: communityKey
        ? { OR: [{ communityId: null }, { community: idOrSlug(communityKey) }] }
        : { communityId: null },
    }),
  ])
  const found = {
    communityId: community?.id,
    floorPlanId: floorPlan?.id,
    landingPageTemplateId: template?.id,
  }
  return {
    community: community && { id: community.id, name: community.name },
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
    hours,
    afterHoursPromise: settings?.afterHoursPromise ?? FALLBACK_AFTER_HOURS,
    consent: { wording: settings?.consentText ?? null, version: settings?.consentVersion ?? null },
  }
}

/** The column's default, for an installation whose settings were never saved. */
const FALLBACK_AFTER_HOURS = 'Our phones open again {time}. We will call you then, first thing.'

/** '/denver-senior-living?gclid=1' → 'denver-senior-living': landing pages stand alone behind the first slash. */
function topLevelSlug(address: string | null): string | null {
  if (!address) return null
  return /^(?:https?:\/\/[^/]+)?\/([a-z0-9-]{1,120})(?:[?#]|$)/i.exec(address)?.[1] ?? null
}

function idOrSlug(key: string): { id: string } | { slug: string } {
  return isUuid(key) ? { id: key } : { slug: key }
}
