const MAIL_REASON_LABELS = {
  'unknown-sender': 'The sender is no agency that is known here',
  unverified: 'Our mail server does not confirm that it comes from this sender',
  unreadable: 'Name and phone were not found where the rules of this agency say',
  broken: 'The mail could not be taken apart',
  'asked-for': 'It was set aside, and one of us wants it read',
  automatic: 'A program wrote it: an out-of-office reply, a delivery report or a newsletter',
  'own-mail': 'It comes from our own address',
  'not-stored': 'It could not be stored as a request, and was reported as an error',
  'not-a-request': 'One of us says that it is no request',
} as const

export type MailReason = keyof typeof MAIL_REASON_LABELS

export function mailReasonLabel(reason: string | null): string {
  const labels: ReadonlyMap<string, string> = new Map(Object.entries(MAIL_REASON_LABELS))
  return labels.get(reason ?? '') ?? reason ?? ''
}
