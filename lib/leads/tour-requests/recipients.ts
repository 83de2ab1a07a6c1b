import 'server-only'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'

const activeRecipients = remembered('active-recipients', ['email_recipients'], () =>
  db.emailRecipient.findMany({ where: { active: true }, select: { email: true } }),
)

/** Recipients, else the support address, else LEAD_RECIPIENTS_FALLBACK; if empty, raise the alarm. */
export async function alertTargets(): Promise<string[]> {
  const active = await activeRecipients()
  if (active.length > 0) return distinct(active.map(({ email }) => email))
  const settings = await companySettings()
  return distinct([settings?.supportEmail || env().LEAD_RECIPIENTS_FALLBACK])
}

function distinct(addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address?.trim() ? [address.trim().toLowerCase()] : [])))]
}
