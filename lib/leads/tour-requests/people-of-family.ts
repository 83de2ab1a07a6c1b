import type { ContactInfo } from '@/lib/platform/do-not-contact/refusals'

type NamedContact = ContactInfo & { name: string }

/** A person with all their numbers (E.164) and addresses (lower case), each once. */
export type FamilyPerson = { name: string; contacts: string[] }

/** The people among a family's requests and contacts, told apart by name, the first one leading. */
export function peopleOfFamily(known: readonly NamedContact[]): FamilyPerson[] {
  const people = new Map<string, FamilyPerson>()
  for (const { name, phoneE164, email } of known) {
    const key = name.trim().toLowerCase()
    const person = people.get(key) ?? { name: name.trim(), contacts: [] }
    const ways = [phoneE164, email?.trim().toLowerCase()].flatMap((way) => way || [])
    people.set(key, { ...person, contacts: [...new Set([...person.contacts, ...ways])] })
  }
  return [...people.values()].filter(({ contacts }) => contacts.length > 0)
}

/** All ways of whoever uses this number or address: of two people who share it, both. */
export function waysOfWhoUses(people: readonly FamilyPerson[], target: string): string[] {
  const users = people.filter(({ contacts }) => contacts.includes(target))
  return [...new Set([target, ...users.flatMap(({ contacts }) => contacts)])]
}

export function contactInfo(way: string): ContactInfo {
  return way.includes('@') ? { phoneE164: null, email: way } : { phoneE164: way, email: null }
}
