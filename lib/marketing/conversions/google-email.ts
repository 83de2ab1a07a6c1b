/** An address as Google compares it: of Gmail without dots and without what follows a plus; no white space anywhere. */
export function googleEmail(address: string): string {
  const email = address.toLowerCase().replace(/\s+/g, '')
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const local = email.slice(0, at)
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return email
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}
