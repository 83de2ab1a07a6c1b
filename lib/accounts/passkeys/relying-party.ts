import 'server-only'
import { isIP } from 'node:net'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { FALLBACK } from '@/lib/platform/site'

/** For whom passkeys are made: the configured address of the site, never a request's Host header. */
export function relyingParty(): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(env().SITE_URL)
  return { rpID: hostname, origin }
}

/** Passkeys belong to a name, over https or on one's own machine: browsers refuse them elsewhere. */
export function passkeysWork(): boolean {
  const { hostname, protocol } = new URL(env().SITE_URL)
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return !isAddress && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'))
}

/** What a device shows beside the passkey. */
export async function relyingPartyName(): Promise<string> {
  const settings = await db.siteSettings.findFirst({ select: { companyName: true } })
  return settings?.companyName ?? FALLBACK.companyName
}
