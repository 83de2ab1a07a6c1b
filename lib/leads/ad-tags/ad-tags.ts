import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'

export type AdTags = {
  google: { ids: string[]; conversion: string | null } | null
  meta: string | null
  microsoft: string | null
}

/** Configured ad tags, or null. Cached until they change, so page views skip the database. */
export const getAdTags = atRequest(async (): Promise<AdTags | null> => {
  cached('ad_tags')
  const row = await db.adTags.findFirst()
  if (!row) return null
  const { googleTagIds, googleConversion, metaPixelId, microsoftTagId } = row
  const ids = googleTagIds?.split(/\s+/).filter(Boolean) ?? []
  const account = googleConversion?.split('/', 1)[0]
  if (account && !ids.includes(account)) ids.push(account)
  if (ids.length === 0 && !metaPixelId && !microsoftTagId) return null
  return {
    google: ids.length > 0 ? { ids, conversion: googleConversion } : null,
    meta: metaPixelId,
    microsoft: microsoftTagId,
  }
})
