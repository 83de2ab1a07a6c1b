/** An address or a domain in the form in which senders are compared, or null for what is neither. */
export function readSender(typed: string): string | null {
  const sender = typed.trim().toLowerCase().replace(/^@/, '')
  const plain = /^(?:[^\s@<>",;]+@)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
  return sender.length <= 254 && plain.test(sender) ? sender : null
}

/** Whether an address is one of these senders, or of one of these domains. */
export function isSender(address: string, senders: readonly string[]): boolean {
  const from = address.toLowerCase()
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return senders.some((sender) => (sender.includes('@') ? sender === from : isWithin(domain, sender)))
}

/** Whether a domain is another one or a part of it: mail.example.com is of example.com. */
export function isWithin(domain: string, other: string): boolean {
  return domain === other || domain.endsWith(`.${other}`)
}
