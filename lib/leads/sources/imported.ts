import { type LeadSource, STAFF } from '@/lib/leads/sources/lead-source'

/** A family from another system's export: known before, so nothing rings, counts or starts (decision 118). */
export const imported: LeadSource = {
  ...STAFF,
  key: 'imported',
  name: 'imported family',
  consent: { channel: 'import', wording: 'sent', isUnknown: true },
  promises: false,
  isOwnWish: false,
  // Families that look alike are suggested as duplicates, for a person to decide.
  isOwnHousehold: true,
  received: { title: '{enteredBy} imported this family', text: 'From the file “{file}”' },
}
