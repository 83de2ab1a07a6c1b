/** Normalizes an email address or domain; null for anything else. */
export function readSender(typed: string): string | null {
  const sender = typed.trim().toLowerCase().replace(/^@/, '')
  const plain = /^(?:[^\s@<>",;]+@)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
  return sender.length <= 254 && plain.test(sender) ? sender : null
}

export function isSender(address: string, senders: readonly string[]): boolean {
  const from = address.toLowerCase()
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return senders.some((sender) => (sender.includes('@') ? sender === from : isWithin(domain, sender)))
}

/** True for the domain itself and its subdomains: mail.example.com is within example.com. */
export function isWithin(domain: string, other: string): boolean {
  return domain === other || domain.endsWith(`.${other}`)
}
