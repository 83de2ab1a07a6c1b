import 'server-only'
import type { Vendor } from '@/lib/marketing/conversions/upload-states'
import { env } from '@/lib/platform/env'

export type GoogleAccount = {
  api: string
  adsApi: string
  tokens: string
  clientId: string
  clientSecret: string
  refreshToken: string
  /** Digits only. */
  customerId: string
  /** Manager account with access. */
  loginCustomerId: string | null
  /** Numeric conversion action by tier. */
  actions: Record<number, string>
}

export type MetaAccount = {
  api: string
  pixelId: string
  token: string
  appSecret: string | null
  testEventCode: string | null
  /** Event name by tier. */
  events: Record<number, string>
}

/** Configured Google account, or null. */
export function googleAccount(): GoogleAccount | null {
  const set = env()
  const { GOOGLE_ADS_CUSTOMER_ID: customer, GOOGLE_ADS_LOGIN_CUSTOMER_ID: manager } = set
  if (!customer) return null
  return {
    api: set.GOOGLE_DATA_MANAGER_URL,
    adsApi: set.GOOGLE_ADS_URL,
    tokens: set.GOOGLE_OAUTH_URL,
    clientId: set.GOOGLE_OAUTH_CLIENT_ID ?? '',
    clientSecret: set.GOOGLE_OAUTH_CLIENT_SECRET ?? '',
    refreshToken: set.GOOGLE_OAUTH_REFRESH_TOKEN ?? '',
    customerId: customer.replaceAll('-', ''),
    loginCustomerId: manager?.replaceAll('-', '') ?? null,
    actions: { 1: set.GOOGLE_CONVERSION_ACTION_TIER1 ?? '', 2: set.GOOGLE_CONVERSION_ACTION_TIER2 ?? '' },
  }
}

/** Configured Meta data source, or null. */
export function metaAccount(): MetaAccount | null {
  const set = env()
  if (!set.META_PIXEL_ID) return null
  return {
    api: set.META_GRAPH_URL,
    pixelId: set.META_PIXEL_ID,
    token: set.META_CAPI_TOKEN ?? '',
    appSecret: set.META_APP_SECRET ?? null,
    testEventCode: set.META_TEST_EVENT_CODE ?? null,
    events: { 1: set.META_EVENT_NAME, 2: set.META_EVENT_NAME_TIER2 },
  }
}

export function connectedVendors(): Vendor[] {
  return [...(googleAccount() ? (['google'] as const) : []), ...(metaAccount() ? (['meta'] as const) : [])]
}
