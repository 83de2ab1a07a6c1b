import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { sourceKeys } from '@/lib/leads/sources/registry'
import {
  type AskedCosts,
  type CostGrouping,
  NO_CAMPAIGN,
  NO_PART,
} from '@/lib/marketing/ad-costs/costs-query'
import { IS_TIMED, measured } from '@/lib/marketing/reports/measured-leads'
import { TOUCH_PATH, TOUCHES } from '@/lib/marketing/reports/touch-sql'
import { AD_PLATFORMS } from '@/lib/platform/ad-platforms/ad-platforms'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Group keys are cut to this length; longer values with equal beginnings share a group. */
const MOST_CHARACTERS = 200

const ENTERED = sourceKeys(({ from }) => from === 'staff')
const OTHER_THAN_FORMS = sourceKeys(({ from }) => from !== 'form')

/** As for response times, plus calls and visits with a known ad. */
const COUNTED = Prisma.sql`(${IS_TIMED} or (source = any(${ENTERED}) and (
  touches is not null or utm_source is not null or utm_campaign is not null or gclid is not null)))`

const MOVED_IN = Prisma.sql`${COUNTED} and status = 'converted'`

/**
 * Common table expressions `measured` and `attributed`: leads with campaign, ad group and keyword; only those
 * that moved in for 'move-ins'.
 */
export async function attributed(
  actor: Actor,
  { side, ...asked }: AskedCosts,
  which: 'leads' | 'move-ins' = 'leads',
): Promise<Prisma.Sql> {
  const counted = which === 'leads' ? COUNTED : MOVED_IN
  const leads = await measured(actor, asked, { counted, touch: TOUCHES[side] })
  return Prisma.sql`
    ${leads}, ${AD_WORDS},
    of_campaigns as (
      select m.*, coalesce(click.campaign_id, named.id) as campaign_id, click.ad_group_id as clicked_group,
        click.keyword_id as clicked_keyword, ${wordOf('utmTerm')} as term, ${wordOf('utmContent')} as content
      from measured m
      left join ad_clicks click on click.gclid = m.touch->>'gclid'
      left join campaign_words named on named.word = ${wordOf('utmCampaign')}
    ),
    of_groups as (
      select c.*, coalesce(c.clicked_group, by_content.id, by_term.id) as ad_group_id
      from of_campaigns c
      left join ad_group_words by_content on by_content.parent = c.campaign_id and by_content.word = c.content
      left join ad_group_words by_term on by_term.parent = c.campaign_id and by_term.word = c.term
    ),
    attributed as (
      select g.*, coalesce(g.clicked_keyword, named.id) as keyword_id
      from of_groups g
      left join keyword_words named on named.parent = coalesce(g.ad_group_id, g.campaign_id) and named.word = g.term
    )`
}

export function costKeyOf(grouping: CostGrouping): Prisma.Sql {
  switch (grouping) {
    case 'campaign':
      return Prisma.sql`coalesce(campaign_id::text, ${NO_CAMPAIGN})`
    case 'ad-group':
      return partOf(Prisma.sql`ad_group_id`)
    case 'keyword':
      return partOf(Prisma.sql`keyword_id`)
    case 'community':
      return Prisma.sql`coalesce(community_id::text, '')`
    case 'landing-page':
      return Prisma.sql`left(${TOUCH_PATH}, ${MOST_CHARACTERS})`
    case 'source':
      return Prisma.sql`left(${ORIGIN}, ${MOST_CHARACTERS})`
  }
}

function partOf(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`case when campaign_id is null then ${NO_CAMPAIGN} else coalesce(${id}::text, ${NO_PART}) end`
}

/** Source of a lead; keep in the order of describeTouch (lib/leads/intake/touches.ts). */
const ORIGIN = Prisma.sql`case
  ${Prisma.join(
    AD_PLATFORMS.map(
      ({ id, clickIds }) => Prisma.sql`when touch ?| ${[...clickIds]}::text[] then ${`ad:${id}`}`,
    ),
    '\n  ',
  )}
  when touch ?| array['utmSource', 'utmMedium', 'utmCampaign'] then 'link:' || lower(concat_ws(', ', touch->>'utmSource', touch->>'utmMedium'))
  when touch->>'referrer' ~ '^https?://[^/?#]' then 'site:' || lower(substring(touch->>'referrer' from '^https?://([^/?#]+)'))
  when source = any(${OTHER_THAN_FORMS}) then 'form:' || source
  else 'direct' end`

function wordOf(field: 'utmCampaign' | 'utmTerm' | 'utmContent'): Prisma.Sql {
  return Prisma.sql`lower(btrim(m.touch->>${Prisma.raw(`'${field}'`)}))`
}

/**
 * Common table expressions that map campaign, ad group and keyword names in URLs (`word`) to ids, within
 * `parent`. Platform ids precede names, active records precede removed ones; ambiguous names map to null.
 */
const AD_WORDS = Prisma.sql`
  campaign_words as (${uniqueWords(Prisma.sql`
    select null::uuid as parent, external_id as word, id, 0 as place from campaigns
    union all select null, name, id, ${placeOf('status')} from campaigns`)}),
  ad_group_words as (${uniqueWords(Prisma.sql`
    select campaign_id as parent, external_id as word, id, 0 as place from ad_groups
    union all select g.campaign_id, a.external_id, g.id, 0 from ads a join ad_groups g on g.id = a.ad_group_id
    union all select campaign_id, name, id, ${placeOf('status')} from ad_groups`)}),
  keyword_words as (${uniqueWords(Prisma.sql`
    select p.parent, w.word, k.id, w.place
    from keywords k join ad_groups g on g.id = k.ad_group_id
    cross join lateral (values (g.id), (g.campaign_id)) as p(parent)
    cross join lateral (values (k.external_id, 0), (k.text, ${placeOf('k.status')})) as w(word, place)`)})`

function placeOf(status: string): Prisma.Sql {
  return Prisma.raw(`case ${status} when 'REMOVED' then 2 else 1 end`)
}

/** Joined without a filter on the counted leads, from which the planner would underestimate the row count. */
function uniqueWords(named: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    select distinct on (parent, word) parent, word, case when bearers = 1 then id end as id
    from (
      select parent, lower(btrim(word)) as word, place, count(distinct id) as bearers, (array_agg(id))[1] as id
      from (${named}) named where word is not null group by 1, 2, 3
    ) counted order by parent, word, place`
}
