import 'server-only'
import { sourceTitle } from '@/lib/leads/sources/registry'
import {
  type CostGrouping,
  NO_CAMPAIGN,
  NO_PART,
  OTHERS,
  WITHOUT_LEAD,
} from '@/lib/marketing/ad-costs/costs-query'
import { namesOf } from '@/lib/marketing/reports/group-names'
import { AD_PLATFORMS } from '@/lib/platform/ad-platforms/ad-platforms'
import { db } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'

type Named = (key: string) => string

const ORIGINS: Record<string, string> = {
  ...Object.fromEntries(AD_PLATFORMS.map(({ id, ad }) => [`ad:${id}`, ad])),
  direct: 'Typed the URL or bookmark',
}

export async function costNamesOf(grouping: CostGrouping, keys: string[]): Promise<Named> {
  const named = await recordNames(grouping, keys.filter(isUuid))
  return (key) => {
    if (key === OTHERS) return 'All others'
    if (key === WITHOUT_LEAD) return 'Campaigns without leads'
    return named(key)
  }
}

async function recordNames(grouping: CostGrouping, ids: string[]): Promise<Named> {
  switch (grouping) {
    case 'campaign':
      return orNone(await campaigns(ids))
    case 'ad-group':
      return orNone(await adGroups(ids), 'Unknown ad group')
    case 'keyword':
      return orNone(await keywords(ids), 'Unknown keyword')
    case 'community':
      return namesOf('community', ids)
    case 'landing-page':
      return (key) => key || 'Unknown page'
    case 'source':
      return originName
  }
}

function orNone(names: Map<string, string>, part = ''): Named {
  return (key) =>
    key === NO_PART ? part : key === NO_CAMPAIGN ? 'Unknown campaign' : (names.get(key) ?? key)
}

function originName(key: string): string {
  const [kind, ...rest] = key.split(':')
  const name = rest.join(':')
  if (kind === 'link') return name ? `Tagged link: ${name}` : 'Tagged link without a source'
  if (kind === 'site') return `Link on ${name}`
  if (kind === 'form') return sourceTitle(name)
  return ORIGINS[key] ?? key
}

async function campaigns(ids: string[]): Promise<Map<string, string>> {
  const rows = await db.campaign.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function adGroups(ids: string[]): Promise<Map<string, string>> {
  const rows = await db.adGroup.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, campaign: { select: { name: true } } },
  })
  return new Map(rows.map(({ id, name, campaign }) => [id, `${name} (${campaign.name})`]))
}

async function keywords(ids: string[]): Promise<Map<string, string>> {
  const rows = await db.keyword.findMany({
    where: { id: { in: ids } },
    select: { id: true, text: true, matchType: true, adGroup: { select: { name: true } } },
  })
  return new Map(
    rows.map(({ id, text, matchType, adGroup }) => [
      id,
      `${text} (${matchType.toLowerCase()}, ${adGroup.name})`,
    ]),
  )
}
