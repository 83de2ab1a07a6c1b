import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { AdminRecord } from '@/lib/records/declare/record'

const WORDS = 'The site is open to visitors. Enter another value, or close the site in the setup guide first'

/** While the site is open its name and phone cannot be emptied (decision 111). @throws AppError 400 */
export async function keepContactWhileOpen(
  values: Record<string, unknown>,
  before: AdminRecord | null,
  tx: Tx,
): Promise<void> {
  const emptied = ['companyName', 'companyPhoneDisplay', 'companyPhoneDial'].filter(
    (name) => name in values && !values[name] && before?.[name],
  )
  if (emptied.length === 0) return
  const open = await tx.installation.count({ where: { id: 1, openedAt: { not: null } } })
  if (open > 0) throw invalidFields(Object.fromEntries(emptied.map((name) => [name, WORDS])))
}
