import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { change, lock } from '@/lib/records/store/change'
import { updateWithin } from '@/lib/records/store/write-record'
import { zoneName } from '@/lib/site/content/format-date'

export const companySchema = z.strictObject({
  companyName: z.string(),
  companyPhoneDisplay: z.string().trim().min(1, 'Phone is required'),
  timeZone: z.string(),
})

/**
 * Saves what every page needs to know of the company. The first save makes the row, with the database's words
 * for consent and promise. @throws AppError 400 with fieldErrors, 403
 */
export async function saveCompany(actor: Actor, input: z.infer<typeof companySchema>): Promise<void> {
  assertCan(actor, 'update', siteSettings.area)
  await change(siteSettings, async (tx) => {
    await lock(tx, siteSettings, 'single')
    if ((await tx.siteSettings.count()) === 0) await tx.siteSettings.create({ data: { companyName: '' } })
    const { expired } = await updateWithin(tx, actor, siteSettings, null, input, { action: 'update' })
    return { answer: undefined, expired }
  })
}

/** Zones of the states, the usual ones first. */
const US_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]

/** The zones to choose from; others are in the site settings. */
export function zoneChoices(): { value: string; label: string }[] {
  return US_ZONES.map((value) => ({
    value,
    label: value === 'America/Phoenix' ? 'Arizona Time' : zoneName(value),
  }))
}
