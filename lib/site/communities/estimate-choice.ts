import { isUuid } from '@/lib/platform/uuid'
import type { Help } from '@/lib/site/communities/estimate'

export const ESTIMATE_PATH = '/what-it-would-cost'

/** The form's fields, as its address has them. */
export type EstimateChoice = Help & { community: string | null; plan: string | null }

type Query = Record<string, string | string[] | undefined>

/** Reads the choice from a URL query. Invalid values are ignored. */
export function estimateFromQuery(query: Query): EstimateChoice {
  const text = (name: string) => {
    const value = query[name]
    return (Array.isArray(value) ? value[0] : value) ?? ''
  }
  const level = (name: string) => (/^\d{1,2}$/.test(text(name)) ? Number(text(name)) : null)
  return {
    community: /^[a-z0-9-]{1,80}$/.test(text('community')) ? text('community') : null,
    plan: isUuid(text('plan')) ? text('plan') : null,
    level: level('level'),
    second: text('second') === 'yes',
    secondLevel: level('level2'),
  }
}

export function estimatePath({ community, plan }: Pick<EstimateChoice, 'community' | 'plan'>): string {
  const query = new URLSearchParams()
  if (community) query.set('community', community)
  if (plan) query.set('plan', plan)
  return query.size > 0 ? `${ESTIMATE_PATH}?${query}` : ESTIMATE_PATH
}
