import { CONTACT_FIELDS, type ContactField } from '@/lib/site/resources/contact-fields'

/**
 * What a reader is asked for before a guide is handed out (G5), in the order of the form; empty for one that is open to
 * all. An address is always among them: the record of a download has one (specification section 3).
 */
export function requiredFieldsOf({ requiredFields }: { requiredFields: readonly string[] }): ContactField[] {
  const asked = CONTACT_FIELDS.filter((name) => requiredFields.includes(name))
  return asked.length === 0 || asked.includes('email') ? asked : ['email', ...asked]
}

/** What is wrong with the fields an editor wrote down, or null. */
export function faultOfRequiredFields(names: readonly string[]): string | null {
  const unknown = names.find((name) => !(CONTACT_FIELDS as readonly string[]).includes(name))
  if (unknown) return `“${unknown}” is none of: ${CONTACT_FIELDS.join(', ')}`
  return names.length > 0 && !names.includes('email') ? 'A gated guide asks for the email too' : null
}
