export const ACCOUNT_QUERY = 'SELECT customer.id, customer.time_zone, customer.currency_code FROM customer'

/** All mirrored records, regardless of recent activity. */
export const LIST_QUERIES = {
  conversionAction: `SELECT conversion_action.id, conversion_action.name, conversion_action.status, conversion_action.category,
    conversion_action.primary_for_goal, conversion_action.counting_type, conversion_action.click_through_lookback_window_days,
    conversion_action.view_through_lookback_window_days, conversion_action.value_settings.default_value,
    conversion_action.value_settings.default_currency_code, conversion_action.attribution_model_settings.attribution_model,
    conversion_action.tag_snippets FROM conversion_action`,
  campaign: `SELECT campaign.id, campaign.name, campaign.status, campaign.bidding_strategy_type, campaign_budget.amount_micros,
    campaign.target_cpa.target_cpa_micros, campaign.maximize_conversions.target_cpa_micros,
    campaign.network_settings.target_google_search, campaign.network_settings.target_search_network,
    campaign.network_settings.target_content_network FROM campaign`,
  adGroup:
    'SELECT ad_group.id, ad_group.name, ad_group.status, ad_group.cpc_bid_micros, campaign.id FROM ad_group',
  keyword: `SELECT ad_group_criterion.criterion_id, ad_group_criterion.keyword.text, ad_group_criterion.keyword.match_type,
    ad_group.id, ad_group_criterion.status, ad_group_criterion.negative
    FROM ad_group_criterion WHERE ad_group_criterion.type = 'KEYWORD'`,
  ad: `SELECT ad_group_ad.ad.id, ad_group_ad.status, ad_group_ad.ad.final_urls, ad_group_ad.ad.responsive_search_ad.headlines,
    ad_group.id, ad_group_ad.ad.responsive_search_ad.descriptions, ad_group_ad.ad.responsive_search_ad.path1,
    ad_group_ad.ad.responsive_search_ad.path2 FROM ad_group_ad`,
} as const

export type ListName = keyof typeof LIST_QUERIES

/** Parents first. */
export const LIST_NAMES = Object.keys(LIST_QUERIES) as ListName[]

const DONE = 'segments.date, metrics.impressions, metrics.clicks, metrics.conversions, metrics.cost_micros'

const METRIC_SOURCES = {
  campaign: ['campaign.id', 'campaign'],
  ad_group: ['ad_group.id, campaign.id', 'ad_group'],
  keyword: ['ad_group_criterion.criterion_id, ad_group.id, campaign.id', 'keyword_view'],
} as const

export type MetricLevel = keyof typeof METRIC_SOURCES

export const METRIC_LEVELS = Object.keys(METRIC_SOURCES) as MetricLevel[]

/** Metrics per day within an inclusive range ('2026-11-01'). */
export function metricsQuery(level: MetricLevel, from: string, to: string): string {
  const [ids, resource] = METRIC_SOURCES[level]
  return `SELECT ${ids}, ${DONE} FROM ${resource} WHERE segments.date BETWEEN '${from}' AND '${to}'`
}

/** Clicks of one day, which is Google's limit per query. */
export function clicksQuery(day: string): string {
  return `SELECT click_view.gclid, click_view.keyword, ad_group.id, campaign.id, segments.date FROM click_view WHERE segments.date = '${day}'`
}
