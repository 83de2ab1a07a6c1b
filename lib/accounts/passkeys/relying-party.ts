import 'server-only'
import { isIP } from 'node:net'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { companyNameOrHost } from '@/lib/platform/site'

/** From the configured site URL, never from the Host header. */
export function relyingParty(): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(env().SITE_URL)
  return { rpID: hostname, origin }
}

/** Browsers allow passkeys only for host names over https or on localhost. */
export function passkeysAvailable(): boolean {
  const { hostname, protocol } = new URL(env().SITE_URL)
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return !isAddress && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'))
}

/** Shown by the device next to the passkey. */
export async function relyingPartyName(): Promise<string> {
  const settings = await db.siteSettings.findFirst({ select: { companyName: true } })
  return companyNameOrHost(settings?.companyName)
}
