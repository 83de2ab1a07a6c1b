import { CAMPAIGN_FIELDS } from '@/lib/intake/campaign'
import type { KeptVisit } from '@/lib/intake/visit-cookie'

type Origin = { visit: KeptVisit | null; pageUrl: string | null }

/**
 * Completes what a form sent by what our cookie kept (F1): a visitor who comes back days later, and one without script,
 * still carries the advertisement and the first page. What the form says wins, and a campaign is taken whole or not at
 * all: half of each would name one that never was.
 */
export function withVisit(
  sent: Record<string, unknown>,
  { visit, pageUrl }: Origin,
): Record<string, unknown> {
  const named = CAMPAIGN_FIELDS.some((field) => isGiven(sent[field]) || isGiven(sent[snakeCase(field)]))
  const { landingPageUrl, referrer, ...campaign } = visit ?? {}
  const page = isGiven(sent.landingPageUrl) ? sent.landingPageUrl : (landingPageUrl ?? pageUrl)
  const before = isGiven(sent.referrer) ? sent.referrer : referrer
  return {
    ...sent,
    ...(named ? {} : campaign),
    ...(isGiven(page) && { landingPageUrl: page }),
    ...(isGiven(before) && { referrer: before }),
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
