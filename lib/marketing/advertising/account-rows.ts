import * as z from 'zod'
import type { ListName } from '@/lib/marketing/advertising/queries'

/** Google's JSON: int64 as text, fractions as numbers, default values may be missing. */
const id = z.string().min(1)
const count = z.coerce.number().int().min(0).default(0)
const micros = z.coerce.bigint().transform(String)
const texts = z
  .array(z.object({ text: z.string() }))
  .default([])
  .transform((parts) => parts.map(({ text }) => text))

const ofAdGroup = z.object({ id })

/** Finds 'AW-123456789/AbC-D_efG' in the tag snippets. */
function labelIn(snippets: { eventSnippet: string }[]): string | null {
  for (const { eventSnippet } of snippets) {
    const [found] = /AW-\d+\/[\w-]+/.exec(eventSnippet) ?? []
    if (found) return found
  }
  return null
}

const conversionAction = z
  .object({
    conversionAction: z.object({
      id,
      name: z.string(),
      status: z.string().default('ENABLED'),
      category: z.string().nullable().default(null),
      primaryForGoal: z.boolean().default(false),
      countingType: z.string().nullable().default(null),
      clickThroughLookbackWindowDays: z.coerce.number().int().min(1).default(90),
      viewThroughLookbackWindowDays: z.coerce.number().int().min(1).default(30),
      valueSettings: z
        .object({
          defaultValue: z.number().nullable().default(null),
          defaultCurrencyCode: z.string().length(3).default('USD'),
        })
        .prefault({}),
      attributionModelSettings: z
        .object({ attributionModel: z.string().nullable().default(null) })
        .prefault({}),
      tagSnippets: z.array(z.object({ eventSnippet: z.string().default('') })).default([]),
    }),
  })
  .transform(({ conversionAction: one }) => ({
    external_id: one.id,
    name: one.name,
    label: labelIn(one.tagSnippets),
    category: one.category,
    value: one.valueSettings.defaultValue,
    currency: one.valueSettings.defaultCurrencyCode,
    counting_type: one.countingType,
    status: one.status,
    primary_for_goal: one.primaryForGoal,
    attribution_model: one.attributionModelSettings.attributionModel,
    click_through_window_days: one.clickThroughLookbackWindowDays,
    view_through_window_days: one.viewThroughLookbackWindowDays,
  }))

const targetCpa = z.object({ targetCpaMicros: micros.nullable().default(null) }).prefault({})

const campaign = z
  .object({
    campaign: z.object({
      id,
      name: z.string(),
      status: z.string().default('PAUSED'),
      biddingStrategyType: z.string().default('MANUAL_CPC'),
      targetCpa,
      maximizeConversions: targetCpa,
      networkSettings: z
        .object({
          targetGoogleSearch: z.boolean().default(false),
          targetSearchNetwork: z.boolean().default(false),
          targetContentNetwork: z.boolean().default(false),
        })
        .prefault({}),
    }),
    campaignBudget: z.object({ amountMicros: micros.nullable().default(null) }).prefault({}),
  })
  .transform(({ campaign: one, campaignBudget }) => ({
    external_id: one.id,
    name: one.name,
    status: one.status,
    budget_micros: campaignBudget.amountMicros,
    bidding_strategy: one.biddingStrategyType,
    target_cpa_micros: one.targetCpa.targetCpaMicros ?? one.maximizeConversions.targetCpaMicros,
    target_google_search: one.networkSettings.targetGoogleSearch,
    target_search_network: one.networkSettings.targetSearchNetwork,
    target_content_network: one.networkSettings.targetContentNetwork,
  }))

const adGroup = z
  .object({
    adGroup: z.object({
      id,
      name: z.string(),
      status: z.string().default('ENABLED'),
      cpcBidMicros: micros.nullable().default(null),
    }),
    campaign: z.object({ id }),
  })
  .transform(({ adGroup: one, campaign: parent }) => ({
    external_id: one.id,
    parent: parent.id,
    name: one.name,
    status: one.status,
    cpc_bid_micros: one.cpcBidMicros,
  }))

/** Negative keywords have no clicks or costs and are skipped. */
const keyword = z
  .object({
    adGroupCriterion: z.object({
      criterionId: id,
      keyword: z.object({ text: z.string(), matchType: z.string().default('BROAD') }),
      status: z.string().default('ENABLED'),
      negative: z.boolean().default(false),
    }),
    adGroup: ofAdGroup,
  })
  .transform(({ adGroupCriterion: one, adGroup: parent }) =>
    one.negative
      ? null
      : {
          external_id: keywordId(parent.id, one.criterionId),
          parent: parent.id,
          text: one.keyword.text,
          match_type: one.keyword.matchType,
          status: one.status,
        },
  )

const ad = z
  .object({
    adGroupAd: z.object({
      status: z.string().default('PAUSED'),
      ad: z.object({
        id,
        finalUrls: z.array(z.string()).default([]),
        responsiveSearchAd: z
          .object({
            headlines: texts,
            descriptions: texts,
            path1: z.string().nullable().default(null),
            path2: z.string().nullable().default(null),
          })
          .prefault({}),
      }),
    }),
    adGroup: ofAdGroup,
  })
  .transform(({ adGroupAd: { ad: one, status }, adGroup: parent }) => ({
    external_id: one.id,
    parent: parent.id,
    headlines: one.responsiveSearchAd.headlines,
    descriptions: one.responsiveSearchAd.descriptions,
    final_url: one.finalUrls[0] ?? null,
    path1: one.responsiveSearchAd.path1,
    path2: one.responsiveSearchAd.path2,
    status,
  }))

const LIST_ROWS = { conversionAction, campaign, adGroup, keyword, ad } satisfies Record<ListName, z.ZodType>

/** Row for a mirror table, with its column names and the parent's external id. */
export type MirrorRow = { external_id: string; parent?: string } & Record<string, unknown>

/** @throws ZodError for undocumented answers */
export function readList(name: ListName, answered: unknown[]): MirrorRow[] {
  const row: z.ZodType<MirrorRow | null> = LIST_ROWS[name]
  return answered.flatMap((one) => row.parse(one) ?? [])
}

const metricRow = z
  .object({
    segments: z.object({ date: z.iso.date() }),
    metrics: z
      .object({
        impressions: count,
        clicks: count,
        conversions: z.number().default(0),
        costMicros: micros.default('0'),
      })
      .prefault({}),
    campaign: z.object({ id }),
    adGroup: ofAdGroup.optional(),
    adGroupCriterion: z.object({ criterionId: id }).optional(),
  })
  .transform(({ segments, metrics, campaign: one, adGroup: group, adGroupCriterion: criterion }) => ({
    day: segments.date,
    campaign: one.id,
    ad_group: group?.id ?? null,
    keyword: group && criterion ? keywordId(group.id, criterion.criterionId) : null,
    impressions: metrics.impressions,
    clicks: metrics.clicks,
    conversions: metrics.conversions,
    cost_micros: metrics.costMicros,
  }))

export type MetricRow = z.output<typeof metricRow>

/** Metrics per day. @throws ZodError */
export const readMetrics = (answered: unknown[]): MetricRow[] => answered.map((one) => metricRow.parse(one))

const clickRow = z
  .object({
    clickView: z.object({ gclid: z.string().min(1), keyword: z.string().optional() }),
    campaign: z.object({ id }),
    adGroup: ofAdGroup.optional(),
    segments: z.object({ date: z.iso.date() }),
  })
  .transform(({ clickView, campaign: one, adGroup: group, segments }) => ({
    gclid: clickView.gclid,
    day: segments.date,
    campaign: one.id,
    ad_group: group?.id ?? null,
    // 'customers/1234567890/adGroupCriteria/333~444'
    keyword: clickView.keyword?.split('/').at(-1) ?? null,
  }))

/** Ad of each click. @throws ZodError */
export const readClicks = (answered: unknown[]) => answered.map((one) => clickRow.parse(one))

const accountRow = z.object({
  customer: z.object({ timeZone: z.string().min(1), currencyCode: z.string().length(3) }),
})

/** Zone of the account's days and currency of its costs. @throws ZodError */
export const readAccount = ([answered]: unknown[]) => accountRow.parse(answered).customer

/** Criterion ids are unique only within their ad group. */
function keywordId(adGroup: string, criterion: string): string {
  return `${adGroup}~${criterion}`
}
