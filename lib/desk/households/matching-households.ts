import 'server-only'
import { db } from '@/lib/platform/database/db'
import { containing, phoneDigitsIn, searchWords } from '@/lib/platform/database/search-words'

/** Limits the rows read for a common word; senders are found through the request itself. */
const MAX_ROWS = 1_000

/**
 * Ids of households in which one contact (name, number, address) or resident matches every word, so that a
 * request is found by the sister's phone number or the mother's name.
 */
export async function matchingHouseholds(search: string): Promise<string[]> {
  const words = searchWords(search)
  if (words.length === 0) return []
  const digits = phoneDigitsIn(search)
  const hasAll = <Name extends string>(fields: readonly Name[]) =>
    words.map((word) => ({ OR: containing(word, fields) }))
  const asked = { select: { householdId: true }, take: MAX_ROWS }
  const [contacts, residents] = await Promise.all([
    db.householdContact.findMany({
      where: digits ? { phoneE164: { contains: digits } } : { AND: hasAll(['name', 'email', 'phoneE164']) },
      ...asked,
    }),
    digits ? [] : db.householdResident.findMany({ where: { AND: hasAll(['name']) }, ...asked }),
  ])
  return [...new Set([...contacts, ...residents].map(({ householdId }) => householdId))]
}
