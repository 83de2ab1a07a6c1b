/** Normalizes an email as Google does: no spaces; for Gmail no dots and no plus suffix. */
export function googleEmail(address: string): string {
  const email = address.toLowerCase().replace(/\s+/g, '')
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const local = email.slice(0, at)
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return email
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}
