type Ways = { phoneE164: string | null; email: string | null }

/** The contact with the request's number and address, else with its address, else with its number. */
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
