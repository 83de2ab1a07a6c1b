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
