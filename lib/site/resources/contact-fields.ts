export type ContactField = 'email' | 'name' | 'phone' | 'zipCode' | 'timeline'

/** Fields a guide or a quiz may ask for, in form order. */
export const CONTACT_FIELDS: readonly ContactField[] = ['email', 'name', 'phone', 'zipCode', 'timeline']
