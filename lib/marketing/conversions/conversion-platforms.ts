import 'server-only'
import type { ConversionApi, ConversionPlatform } from '@/lib/marketing/conversions/conversion-platform'
import { googleConversions } from '@/lib/marketing/conversions/google'
import { metaConversions } from '@/lib/marketing/conversions/meta'
import { microsoftConversions } from '@/lib/marketing/conversions/microsoft'

export const CONVERSION_PLATFORMS: readonly ConversionPlatform[] = [
  googleConversions,
  microsoftConversions,
  metaConversions,
]

export type Sender = ConversionPlatform & { api: ConversionApi }

export const SENDERS: readonly Sender[] = CONVERSION_PLATFORMS.flatMap(({ api, ...rest }) =>
  api ? { ...rest, api } : [],
)

export function senderOf(vendor: string): Sender | null {
  return SENDERS.find(({ platform }) => platform.id === vendor) ?? null
}

export function connectedSenders(): Sender[] {
  return SENDERS.filter(({ api }) => api.isSet())
}
