import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { AdminRecord } from '@/lib/records/declare/record'

type Values = Record<string, unknown>

/** A community without a state or time zone of its own has those of the company. */
export async function placeLikeCompany(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  const isOpen = (name: string) => (name in values ? !values[name] : !before)
  if (!isOpen('state') && !isOpen('timeZone')) return values
  const settings = await tx.siteSettings.findFirst({ select: { companyState: true, timeZone: true } })
  const { state, timeZone, ...others } = values
  const company = { state: settings?.companyState, timeZone: settings?.timeZone }
  const placed = { state: state || company.state, timeZone: timeZone || company.timeZone }
  // Left out, the column keeps its value or takes the specified default.
  return {
    ...others,
    ...(placed.state && { state: placed.state }),
    ...(placed.timeZone && { timeZone: placed.timeZone }),
  }
}
