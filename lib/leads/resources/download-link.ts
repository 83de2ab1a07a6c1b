import 'server-only'
import { addHours } from 'date-fns'
import { openLink, sealLink } from '@/lib/platform/private-links/private-link'

export const DOWNLOAD_HOURS = 72

/** Expiry of a link requested at a given time, to the second. */
export function downloadEnd(requestedAt: Date): Date {
  return addHours(Math.floor(requestedAt.getTime() / 1000) * 1000, DOWNLOAD_HOURS)
}

export function downloadPath({ id, createdAt }: { id: string; createdAt: Date }): string {
  return `/downloads/${sealLink('asset-download', id, downloadEnd(createdAt))}`
}

/** Opens a signed token; null for anything we did not sign. */
export function openDownload(
  token: string,
  now: Date,
): { id: string; expiresAt: Date; ended: boolean } | null {
  const link = openLink('asset-download', token)
  if (!link?.expiresAt) return null
  return { id: link.id, expiresAt: link.expiresAt, ended: link.expiresAt <= now }
}
