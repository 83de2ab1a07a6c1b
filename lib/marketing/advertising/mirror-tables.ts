import type { ListName } from '@/lib/marketing/advertising/queries'

export type MirrorTable = {
  table: string
  columns: Record<string, string>
  parent?: { table: string; column: string }
  /** Columns that match a manual record to one from the account. */
  same: string[]
}

export const MIRROR_TABLES: Record<ListName, MirrorTable> = {
  conversionAction: {
    table: 'conversion_actions',
    columns: {
      name: 'text',
      label: 'text',
      category: 'text',
      value: 'numeric',
      currency: 'text',
      counting_type: 'text',
      status: 'text',
      primary_for_goal: 'boolean',
      attribution_model: 'text',
      click_through_window_days: 'int',
      view_through_window_days: 'int',
    },
    same: ['name'],
  },
  campaign: {
    table: 'campaigns',
    columns: {
      name: 'text',
      status: 'text',
      budget_micros: 'bigint',
      bidding_strategy: 'text',
      target_cpa_micros: 'bigint',
      target_google_search: 'boolean',
      target_search_network: 'boolean',
      target_content_network: 'boolean',
    },
    same: ['name'],
  },
  adGroup: {
    table: 'ad_groups',
    columns: { name: 'text', status: 'text', cpc_bid_micros: 'bigint' },
    parent: { table: 'campaigns', column: 'campaign_id' },
    same: ['name'],
  },
  keyword: {
    table: 'keywords',
    columns: { text: 'text', match_type: 'text', status: 'text' },
    parent: { table: 'ad_groups', column: 'ad_group_id' },
    same: ['text', 'match_type'],
  },
  ad: {
    table: 'ads',
    columns: {
      headlines: 'text[]',
      descriptions: 'text[]',
      final_url: 'text',
      path1: 'text',
      path2: 'text',
      status: 'text',
    },
    parent: { table: 'ad_groups', column: 'ad_group_id' },
    same: ['final_url'],
  },
}
