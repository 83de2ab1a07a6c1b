import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/**
 * By which words of an address campaigns, ad groups and keywords are known, as common table expressions `campaign_words`,
 * `ad_group_words` and `keyword_words` (parent, word, id): the platform's number before the name, and what runs before what was removed. What two of them
 * are called belongs to neither.
 */
export const AD_WORDS = Prisma.sql`
  campaign_words as (${wordsOf(Prisma.sql`
    select null::uuid as parent, external_id as word, id, 0 as place from campaigns
    union all select null, name, id, ${placeOf('status')} from campaigns`)}),
  ad_group_words as (${wordsOf(Prisma.sql`
    select campaign_id as parent, external_id as word, id, 0 as place from ad_groups
    union all select g.campaign_id, a.external_id, g.id, 0 from ads a join ad_groups g on g.id = a.ad_group_id
    union all select campaign_id, name, id, ${placeOf('status')} from ad_groups`)}),
  keyword_words as (${wordsOf(Prisma.sql`
    select p.parent, w.word, k.id, w.place
    from keywords k join ad_groups g on g.id = k.ad_group_id
    cross join lateral (values (g.id), (g.campaign_id)) as p(parent)
    cross join lateral (values (k.external_id, 0), (k.text, ${placeOf('k.status')})) as w(word, place)`)})`

function placeOf(status: string): Prisma.Sql {
  return Prisma.raw(`case ${status} when 'REMOVED' then 2 else 1 end`)
}

/** Without conditions on what was counted: by them the database would expect next to nothing, and plan for it. */
function wordsOf(named: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    select distinct on (parent, word) parent, word, case when bearers = 1 then id end as id
    from (
      select parent, lower(btrim(word)) as word, place, count(distinct id) as bearers, (array_agg(id))[1] as id
      from (${named}) named where word is not null group by 1, 2, 3
    ) counted order by parent, word, place`
}
