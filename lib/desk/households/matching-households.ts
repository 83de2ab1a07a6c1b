import 'server-only'
import { db } from '@/lib/platform/database/db'
import { containing, phoneDigitsIn, searchWords } from '@/lib/platform/database/search-words'

/** Limits the rows read for a common word; senders are found through the request itself. */
const MAX_ROWS = 1_000

/** Households in which one contact or resident matches every word, such as the sister's number. */
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
