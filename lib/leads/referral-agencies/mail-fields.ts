export const MAIL_FIELD_LABELS = {
  familyName: 'Family name',
  phone: 'Contact phone',
  email: 'Contact email',
  community: 'Community',
  residentName: 'Who would move in',
  careType: 'Kind of care',
  timeline: 'Timeline',
  budget: 'Budget',
  notes: 'Notes',
} as const

export type MailField = keyof typeof MAIL_FIELD_LABELS

export const MAIL_FIELDS = Object.keys(MAIL_FIELD_LABELS) as MailField[]

export type MailRule = { label: string; field: MailField }

/** Labels of web forms: they suggest what an unknown sender's mail says, and make no request of it. */
export const COMMON_RULES: readonly MailRule[] = [
  ...['Name', 'Full name', 'Your name', 'Contact', 'Contact name'].map(ruleFor('familyName')),
  ...['Phone', 'Phone number', 'Telephone', 'Mobile', 'Cell', 'Cell phone'].map(ruleFor('phone')),
  ...['Email', 'E-mail', 'Email address'].map(ruleFor('email')),
  ...['Community', 'Location'].map(ruleFor('community')),
  ...['Message', 'Comments', 'Notes', 'Question'].map(ruleFor('notes')),
]

function ruleFor(field: MailField) {
  return (label: string): MailRule => ({ label, field })
}

/** Parses stored or typed rules; invalid ones are skipped. */
export function rulesIn(stored: unknown): MailRule[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: Record<string, unknown> | null) => {
    const { label, field } = entry ?? {}
    if (typeof label !== 'string' || !label.trim() || !isMailField(field)) return []
    return [{ label, field }]
  })
}

function isMailField(field: unknown): field is MailField {
  return (MAIL_FIELDS as unknown[]).includes(field)
}
