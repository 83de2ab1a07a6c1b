/** Fields to fill in before a download (G5), none for an open guide; the email address is required. */
export function requiredFieldsOf({ requiredFields }: { requiredFields: readonly string[] }): ContactField[] {
  const asked = CONTACT_FIELDS.filter((name) => requiredFields.includes(name))
  return asked.length === 0 || asked.includes('email') ? asked : ['email', ...asked]
}

export function faultOfRequiredFields(names: readonly string[]): string | null {
  const unknown = names.find((name) => !(CONTACT_FIELDS as readonly string[]).includes(name))
  if (unknown) return `“${unknown}” is not one of: ${CONTACT_FIELDS.join(', ')}`
  return names.length > 0 && !names.includes('email')
    ? 'A gated guide must ask for the email address, too'
    : null
}

export type ContactField = 'email' | 'name' | 'phone' | 'zipCode' | 'timeline'

/** Fields a guide or a quiz may ask for, in form order. */
export const CONTACT_FIELDS: readonly ContactField[] = ['email', 'name', 'phone', 'zipCode', 'timeline']
