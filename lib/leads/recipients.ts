import 'server-only'
import { db } from '@/lib/db'
import { env } from '@/lib/env'

/**
 * Who is alerted about a new lead, lower-case and without repeats: the active email_recipients, else the company's
 * support address, else LEAD_RECIPIENTS_FALLBACK. Empty only when none of them is set, and then somebody must be alarmed.
 */
export async function alertTargets(): Promise<string[]> {
  const active = await db.emailRecipient.findMany({ where: { active: true }, select: { email: true } })
  if (active.length > 0) return distinct(active.map(({ email }) => email))
  const settings = await db.siteSettings.findFirst({ select: { supportEmail: true } })
  return distinct([settings?.supportEmail || env().LEAD_RECIPIENTS_FALLBACK])
}

function distinct(addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address?.trim() ? [address.trim().toLowerCase()] : [])))]
}
