const MAIL_REASON_LABELS = {
  'unknown-sender': 'The sender is not a known agency',
  unverified: 'Our mail server could not verify the sender',
  unreadable: 'The agency’s rules did not find a name and phone number',
  broken: 'The email could not be read',
  'asked-for': 'It was set aside, and a colleague wants it read',
  automatic: 'Automatic email: an out-of-office reply, a delivery report or a newsletter',
  'own-mail': 'It comes from our own address',
  'not-stored': 'It could not be stored as a request, and was reported as an error',
  'not-a-request': 'A colleague marked it as not a request',
} as const

export type MailReason = keyof typeof MAIL_REASON_LABELS

export function mailReasonLabel(reason: string | null): string {
  const labels: ReadonlyMap<string, string> = new Map(Object.entries(MAIL_REASON_LABELS))
  return labels.get(reason ?? '') ?? reason ?? ''
}
