import 'server-only'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { readSideData, readTouch, type SideData } from '@/lib/leads/intake/side-data'
import type { Touch, Touches } from '@/lib/leads/intake/touches'
import type { KeptTouch } from '@/lib/leads/intake/visit-cookie'
import { CLICK_FIELDS } from '@/lib/platform/ad-platforms/ad-platforms'
import { metaClick } from '@/lib/platform/ad-platforms/meta'
import { CAMPAIGN_FIELDS, type Campaign, isSameCampaign } from '@/lib/site/tracking/campaign'

type Sent = Record<string, unknown>
type Origin = Pick<RequestContext, 'visit' | 'pageUrl' | 'refusesAds' | 'receivedAt'>

const CLICK_IDS: readonly string[] = [...CLICK_FIELDS, 'fbp', 'fbc']

/** Reads a form's side data, completed from our cookie, with both touches (F1, F2). */
export function sideDataOf(sent: Sent, about: Origin): SideData {
  const { values, raw } = readSideData(withVisit(sent, about))
  const touches = touchesOf(sent, about)
  const fbc = values.fbc ?? fbcOfClick(values.fbclid, touches, about)
  return { values: { ...values, fbc, ...(touches && { touches }) }, raw }
}

/** Meta's click cookie for a form that has the click alone, with the time of the touch it came by. */
function fbcOfClick(
  fbclid: string | null,
  touches: Touches | undefined,
  { receivedAt }: Origin,
): string | null {
  if (!fbclid) return null
  const touch = [touches?.last, touches?.first].find((one) => one?.fbclid === fbclid)
  return metaClick(touch ? Date.parse(touch.at) : receivedAt.getTime(), fbclid)
}

/** Completes a form from our cookie (F1). The form's campaign wins, and campaigns are never mixed. */
export function withVisit(sent: Sent, about: Origin): Sent {
  const { visit, pageUrl } = about
  if (refuses(sent, about)) {
    return withoutClicks(isGiven(sent.landingPageUrl) ? sent : { ...sent, landingPageUrl: pageUrl })
  }
  const { landingPageUrl, referrer, at: _, ...campaign } = visit?.last ?? visit?.first ?? {}
  const page = isGiven(sent.landingPageUrl) ? sent.landingPageUrl : (landingPageUrl ?? pageUrl)
  const before = isGiven(sent.referrer) ? sent.referrer : referrer
  return {
    ...(isNewCampaign(sent, about) ? sent : { ...without(sent, CAMPAIGN_FIELDS), ...campaign }),
    ...(isGiven(page) && { landingPageUrl: page }),
    ...(isGiven(before) && { referrer: before }),
    ...(!isGiven(sent.fbp) && visit?.fbp && { fbp: visit.fbp }),
    ...(!isGiven(sent.fbc) && visit?.fbc && { fbc: visit.fbc }),
  }
}

function touchesOf(sent: Sent, about: Origin): Touches | undefined {
  const visit = refuses(sent, about) ? null : about.visit
  const stated = visit && !isNewCampaign(sent, about) ? null : statedTouch(sent, about)
  const first = visit ? touchOf(visit.first, about) : stated
  const last = stated ?? (visit?.last ? touchOf(visit.last, about) : first)
  return first && last ? { first, last } : undefined
}

function statedTouch(sent: Sent, about: Origin): Touch | null {
  const { at, ...said } = touchOf(withVisit(sent, { ...about, visit: null }), about)
  return Object.keys(said).length > 0 ? { at, ...said } : null
}

/** Sanitizes a touch: cookie and form are both under the visitor's control. */
function touchOf(touch: KeptTouch | Sent, { receivedAt }: Origin): Touch {
  const values = readTouch(touch)
  const at =
    typeof touch.at === 'number' && touch.at <= receivedAt.getTime() ? new Date(touch.at) : receivedAt
  const kept = [...CAMPAIGN_FIELDS, 'landingPageUrl' as const, 'referrer' as const]
  const said = kept.flatMap((field) => (values[field] ? [[field, values[field]]] : []))
  return { at: at.toISOString(), ...Object.fromEntries(said) }
}

/** True when the form names a campaign that the cookie does not know, such as from a partner. */
function isNewCampaign(sent: Sent, { visit }: Origin): boolean {
  const campaign: Campaign = {}
  for (const field of CAMPAIGN_FIELDS) {
    const value = isGiven(sent[field]) ? sent[field] : sent[snakeCase(field)]
    if (isGiven(value)) campaign[field] = String(value)
  }
  if (Object.keys(campaign).length === 0) return false
  return ![visit?.first, visit?.last].some((touch) => touch && isSameCampaign(touch, campaign))
}

function refuses({ adConsent }: Sent, { refusesAds }: Origin): boolean {
  return refusesAds || adConsent === 'denied'
}

function withoutClicks(sent: Sent): Sent {
  const { landingPageUrl, referrer, ...rest } = without(sent, CLICK_IDS)
  return {
    ...rest,
    ...(isGiven(landingPageUrl) && { landingPageUrl: withoutClickIds(landingPageUrl) }),
    ...(isGiven(referrer) && { referrer: withoutClickIds(referrer) }),
  }
}

function without(sent: Sent, fields: readonly string[]): Sent {
  return Object.fromEntries(
    Object.entries(sent).filter(([name]) => !fields.some((field) => isNamed(name, field))),
  )
}

const isNamed = (name: string, field: string) => name === field || name === snakeCase(field)

/** Removes parameters by which an ad platform could recognize the click. */
function withoutClickIds(address: unknown): unknown {
  if (typeof address !== 'string') return address
  const [page = '', query] = address.split(/\?(.*)/s, 2)
  if (query === undefined) return address
  const kept = query
    .split('&')
    .filter((pair) => !CLICK_IDS.includes(pair.split('=', 1)[0]?.toLowerCase() ?? ''))
  return kept.length > 0 ? `${page}?${kept.join('&')}` : page
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
