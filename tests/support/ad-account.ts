import * as z from 'zod'
import type { StubAnswer, StubRequest } from '@/tests/support/http-stub'

/** Documented fields of each resource, as far as we query them; others are rejected as Google does. */
const FIELDS: Record<string, string[]> = {
  customer: ['customer.id', 'customer.time_zone', 'customer.currency_code'],
  conversion_action: [
    'id',
    'name',
    'status',
    'type',
    'category',
    'primary_for_goal',
    'counting_type',
    'tag_snippets',
    'click_through_lookback_window_days',
    'view_through_lookback_window_days',
    'value_settings.default_value',
    'value_settings.default_currency_code',
    'attribution_model_settings.attribution_model',
  ].map((field) => `conversion_action.${field}`),
  campaign: [
    ...['id', 'name', 'status', 'bidding_strategy_type', 'target_cpa.target_cpa_micros'].map(
      (field) => `campaign.${field}`,
    ),
    ...['target_google_search', 'target_search_network', 'target_content_network'].map(
      (field) => `campaign.network_settings.${field}`,
    ),
    'campaign.maximize_conversions.target_cpa_micros',
    'campaign_budget.amount_micros',
  ],
  ad_group: ['ad_group.id', 'ad_group.name', 'ad_group.status', 'ad_group.type', 'ad_group.cpc_bid_micros'],
  ad_group_criterion: [
    'criterion_id',
    'keyword.text',
    'keyword.match_type',
    'status',
    'negative',
    'type',
  ].map((field) => `ad_group_criterion.${field}`),
  keyword_view: ['ad_group_criterion.criterion_id'],
  ad_group_ad: [
    'status',
    'ad.id',
    'ad.final_urls',
    ...['headlines', 'descriptions', 'path1', 'path2'].map((field) => `ad.responsive_search_ad.${field}`),
  ].map((field) => `ad_group_ad.${field}`),
  click_view: ['click_view.gclid', 'click_view.keyword'],
}
const OF_ANY_AD = ['ad_group.id', 'campaign.id']
const METRICS = ['impressions', 'clicks', 'conversions', 'cost_micros'].map((name) => `metrics.${name}`)
const MEASURED = ['campaign', 'ad_group', 'keyword_view']

const QUERY = /^SELECT (?<fields>[\w.,\s]+?) FROM (?<from>\w+)(?: WHERE (?<where>.+))?$/s
const DAY = String.raw`'(\d{4}-\d{2}-\d{2})'`

type Row = Record<string, unknown>
export type AccountTable = keyof typeof FIELDS

/** An error response of the Google Ads API. */
export function adsRefusal(status: number, family: string, code: string, message: string): StubAnswer {
  return {
    status,
    body: {
      error: {
        code: status,
        message: 'The request has problems.',
        status: status === 429 ? 'RESOURCE_EXHAUSTED' : 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure',
            errors: [{ errorCode: { [family]: code }, message }],
            requestId: 'h9Xexample',
          },
        ],
      },
    },
  }
}

/** Fake of googleAds:searchStream: checks queries against the documented fields, returns selected ones. */
export function createAdAccount() {
  const tables: Record<string, Row[]> = {}
  const queries: string[] = []
  let refusal: StubAnswer | null = null

  function rowsFor(query: string): Row[] {
    const { fields = '', from = '', where = '' } = QUERY.exec(query)?.groups ?? {}
    const selected = fields.split(',').map((field) => field.trim())
    const known = [
      ...(FIELDS[from] ?? []),
      ...(from === 'customer' || from === 'conversion_action' ? [] : OF_ANY_AD),
      ...(MEASURED.includes(from) ? METRICS : []),
      'segments.date',
    ]
    const unknown = selected.filter((field) => !known.includes(field))
    if (unknown.length > 0 || !(from in FIELDS)) throw new Error(`no such field in ${from}: ${unknown}`)
    const isMeasured = selected.includes('segments.date')
    const within = daysOf(where)
    if (isMeasured !== (within !== null)) throw new Error(`days belong to ${query}`)
    if (from === 'click_view' && within?.[0] !== within?.[1]) throw new Error('one day at once')
    if (!within && where && where !== "ad_group_criterion.type = 'KEYWORD'")
      throw new Error(`no such condition: ${where}`)
    // Entities and metrics are queried separately.
    return (tables[isMeasured ? `${from}:days` : from] ?? [])
      .filter((row) => {
        const { date = '' } = (row.segments ?? {}) as { date?: string }
        return !within || (date >= within[0] && date <= within[1])
      })
      .map((row) => picked(row, selected))
  }

  function clear(): void {
    for (const name of Object.keys(tables)) delete tables[name]
    tables.customer = [{ customer: { id: '1234567890', timeZone: 'America/Denver', currencyCode: 'USD' } }]
    queries.length = 0
    refusal = null
  }
  clear()

  return {
    queries,
    /** Sets the rows of a resource; `campaign:days` holds its daily metrics. */
    setRows(name: string, rows: Row[]): void {
      tables[name] = rows
    },
    /** Answers every later query like this; null restores normal answers. */
    refuse(next: StubAnswer | null): void {
      refusal = next
    },
    clear,
    answer({ method, path, headers, body }: Pick<StubRequest, 'method' | 'path' | 'headers' | 'body'>) {
      if (method !== 'POST' || path !== '/v26/customers/1234567890/googleAds:searchStream')
        throw new Error(`no such call: ${method} ${path}`)
      if (headers['login-customer-id'] !== '9876543210') throw new Error('no manager account')
      const { query } = z.strictObject({ query: z.string() }).parse(JSON.parse(body))
      queries.push(query)
      if (refusal) return refusal
      return { status: 200, body: chunksOf(rowsFor(query)) }
    },
  }
}

/** Two rows per chunk; an empty result is one chunk without `results`. */
function chunksOf(rows: Row[]): object[] {
  const about = { fieldMask: 'as.selected', requestId: 'h9Xexample' }
  if (rows.length === 0) return [about]
  return rows.flatMap((_, at) => (at % 2 === 0 ? [{ results: rows.slice(at, at + 2), ...about }] : []))
}

function daysOf(where: string): [string, string] | null {
  const [, from, to] = new RegExp(`^segments.date BETWEEN ${DAY} AND ${DAY}$`).exec(where) ?? []
  const [, day] = new RegExp(`^segments.date = ${DAY}$`).exec(where) ?? []
  if (from && to) return [from, to]
  return day ? [day, day] : null
}

/** Keeps the selected fields; like Google's JSON, omits default values. */
function picked(row: Row, selected: string[]): Row {
  const answer: Row = {}
  for (const field of selected) {
    const path = field
      .split('.')
      .map((name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
    let from: unknown = row
    for (const name of path) from = (from as Row | undefined)?.[name]
    if (from === undefined || from === false || from === 0 || from === '0') continue
    let into = answer
    for (const name of path.slice(0, -1)) {
      const next = (into[name] ?? {}) as Row
      into[name] = next
      into = next
    }
    into[path.at(-1) ?? ''] = from
  }
  return answer
}
