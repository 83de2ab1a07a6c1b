import 'server-only'
import { db } from '@/lib/platform/database/db'
import { containing, numberIn, wordsOf } from '@/lib/platform/database/search-words'

/** Of a word that stands with more people than this, some are not looked at; who sent a request is found by the request itself. */
const MOST = 1_000

/**
 * The households in which every word of a search stands with one contact (name, number, address) or with one who would move in.
 * So a request is found by the sister's telephone, and by the mother's name.
 */
export async function familiesCalled(search: string): Promise<string[]> {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const digits = numberIn(search)
  const hasAll = <Name extends string>(fields: readonly Name[]) =>
    words.map((word) => ({ OR: containing(word, fields) }))
  const asked = { select: { householdId: true }, take: MOST }
  const [contacts, residents] = await Promise.all([
    db.householdContact.findMany({
      where: digits ? { phoneE164: { contains: digits } } : { AND: hasAll(['name', 'email', 'phoneE164']) },
      ...asked,
    }),
    digits ? [] : db.householdResident.findMany({ where: { AND: hasAll(['name']) }, ...asked }),
  ])
  return [...new Set([...contacts, ...residents].map(({ householdId }) => householdId))]
}
