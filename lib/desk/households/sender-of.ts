type Ways = { phoneE164: string | null; email: string | null }

/**
 * Which contact of a household sent a request: the one with its number and its address, else with its address, else with its number,
 * of those the first. Nothing stores it, so that it is always what number and address say.
 */
export function senderOf<Contact extends Ways>(contacts: readonly Contact[], request: Ways): Contact | null {
  const email = request.email?.toLowerCase() ?? null
  const hasEmail = (contact: Ways) => email !== null && contact.email === email
  const hasPhone = (contact: Ways) => request.phoneE164 !== null && contact.phoneE164 === request.phoneE164
  return (
    contacts.find((contact) => hasEmail(contact) && hasPhone(contact)) ??
    contacts.find(hasEmail) ??
    contacts.find(hasPhone) ??
    null
  )
}
