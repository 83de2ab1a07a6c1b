import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/**
 * Common table expressions that map campaign, ad group and keyword names in URLs (`word`) to ids, within
 * `parent`. Platform ids precede names, active records precede removed ones; ambiguous names map to null.
 */
export const AD_WORDS = Prisma.sql`
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
