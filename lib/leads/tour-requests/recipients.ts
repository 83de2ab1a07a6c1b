import 'server-only'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'

const activeRecipients = remembered('active-recipients', ['email_recipients'], () =>
  db.emailRecipient.findMany({ where: { active: true }, select: { email: true } }),
)

/**
 * Who is alerted about a new lead, lower-case and without repeats: the active email_recipients, else the company's
 * support address, else LEAD_RECIPIENTS_FALLBACK. Empty only when none of them is set, and then somebody must be alarmed.
 */
export async function alertTargets(): Promise<string[]> {
  const active = await activeRecipients()
  if (active.length > 0) return distinct(active.map(({ email }) => email))
  const settings = await companySettings()
  return distinct([settings?.supportEmail || env().LEAD_RECIPIENTS_FALLBACK])
}

function distinct(addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address?.trim() ? [address.trim().toLowerCase()] : [])))]
}
