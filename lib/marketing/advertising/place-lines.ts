import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { LineProblem, ReportLine } from '@/lib/marketing/advertising/read-report'
import type { Tx } from '@/lib/platform/database/db'
import { isMirrored } from '@/lib/records/declare/mirrored'
import { campaigns } from '@/lib/records/entities/campaigns'
import { createWithin } from '@/lib/records/store/write-record'

export type PlacedLine = ReportLine & {
  campaignId: string
  adGroupId: string | null
  keywordId: string | null
}

type Placed = { lines: PlacedLine[]; problems: LineProblem[]; newCampaigns: string[]; expired: string[] }

/** Resolves the names in a report; unknown campaigns, ad groups and keywords are created. */
export async function placeLines(tx: Tx, actor: Actor, lines: ReportLine[]): Promise<Placed> {
  const problems: LineProblem[] = []
  const known = await knownCampaigns(
    tx,
    lines.map(({ campaign }) => campaign),
  )
  const expired: string[] = []
  const newCampaigns: string[] = []
  const mine: (ReportLine & { campaignId: string })[] = []
  for (const line of lines) {
    const { number, campaign: name } = line
    const found = known.get(plain(name)) ?? []
    const [first, second] = found
    if (second) problems.push({ number, words: `Several campaigns are named “${name}”. Rename all but one` })
    else if (first && isMirrored(campaigns, first))
      problems.push({ number, words: `The costs of “${name}” are synced from the ad account` })
    else if (first) mine.push({ ...line, campaignId: first.id })
    else {
      const made = await createWithin(tx, actor, campaigns, { name }, { action: 'create' })
      expired.push(...made.expired)
      newCampaigns.push(name)
      known.set(plain(name), [{ id: made.after.id, externalId: null }])
      mine.push({ ...line, campaignId: made.after.id })
    }
  }
  const inGroups = await placeInGroups(tx, mine)
  return { lines: await placeKeywords(tx, inGroups), problems, newCampaigns, expired }
}

type Known = { id: string; externalId: string | null }

/** Removed campaigns count only when no other has the name. */
async function knownCampaigns(tx: Tx, names: string[]): Promise<Map<string, Known[]>> {
  const wanted = [...new Set(names.map(plain))]
  const rows = await tx.$queryRaw<(Known & { name: string })[]>`
    select id, external_id as "externalId", lower(trim(name)) as name from campaigns c
    where lower(trim(name)) = any(${wanted}::text[]) and (status <> 'REMOVED' or not exists (
      select from campaigns o where lower(trim(o.name)) = lower(trim(c.name)) and o.status <> 'REMOVED'))`
  const called = new Map<string, Known[]>()
  for (const { name, ...row } of rows) called.set(name, [...(called.get(name) ?? []), row])
  return called
}

type InGroup<L> = L & { adGroupId: string | null }

async function placeInGroups<L extends ReportLine & { campaignId: string }>(
  tx: Tx,
  lines: L[],
): Promise<InGroup<L>[]> {
  const named = lines.filter(({ adGroup }) => adGroup !== null)
  if (named.length === 0) return lines.map((line) => ({ ...line, adGroupId: null }))
  const campaignIds = [...new Set(named.map(({ campaignId }) => campaignId))]
  const read = async () => {
    const rows = await tx.adGroup.findMany({
      where: { campaignId: { in: campaignIds } },
      select: { id: true, campaignId: true, name: true },
      orderBy: { id: 'desc' },
    })
    return new Map(rows.map(({ id, campaignId, name }) => [`${campaignId}/${plain(name)}`, id]))
  }
  const keyOf = ({ campaignId, adGroup }: L) => `${campaignId}/${plain(adGroup ?? '')}`
  const known = await read()
  const fresh = new Map(named.filter((line) => !known.has(keyOf(line))).map((line) => [keyOf(line), line]))
  await tx.adGroup.createMany({
    data: [...fresh.values()].map(({ campaignId, adGroup }) => ({ campaignId, name: adGroup ?? '' })),
  })
  const all = fresh.size > 0 ? await read() : known
  return lines.map((line) => ({ ...line, adGroupId: all.get(keyOf(line)) ?? null }))
}

async function placeKeywords<L extends ReportLine & { adGroupId: string | null }>(
  tx: Tx,
  lines: L[],
): Promise<(L & { keywordId: string | null })[]> {
  const worded = lines.filter(({ keyword }) => keyword !== null)
  if (worded.length === 0) return lines.map((line) => ({ ...line, keywordId: null }))
  const adGroupIds = [...new Set(worded.flatMap(({ adGroupId }) => adGroupId ?? []))]
  const read = async () => {
    const rows = await tx.keyword.findMany({
      where: { adGroupId: { in: adGroupIds } },
      select: { id: true, adGroupId: true, text: true, matchType: true },
      orderBy: { id: 'desc' },
    })
    // Without a match type in the file, the first keyword with that text is used.
    return new Map<string, string>(
      rows.flatMap(({ id, adGroupId, text, matchType }) => [
        [`${adGroupId}/${plain(text)}/${matchType}`, id] as const,
        [`${adGroupId}/${plain(text)}/`, id] as const,
      ]),
    )
  }
  const keyOf = ({ adGroupId, keyword, matchType }: L) =>
    `${adGroupId}/${plain(keyword ?? '')}/${matchType ?? ''}`
  const known = await read()
  const fresh = new Map(worded.filter((line) => !known.has(keyOf(line))).map((line) => [keyOf(line), line]))
  await tx.keyword.createMany({
    data: [...fresh.values()].flatMap(({ adGroupId, keyword, matchType }) =>
      adGroupId ? [{ adGroupId, text: keyword ?? '', ...(matchType && { matchType }) }] : [],
    ),
  })
  const all = fresh.size > 0 ? await read() : known
  return lines.map((line) => ({ ...line, keywordId: all.get(keyOf(line)) ?? null }))
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
