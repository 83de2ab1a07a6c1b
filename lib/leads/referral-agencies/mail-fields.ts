export const MAIL_FIELDS = [
  'familyName',
  'phone',
  'email',
  'community',
  'residentName',
  'careType',
  'timeline',
  'budget',
  'notes',
] as const

export type MailField = (typeof MAIL_FIELDS)[number]

export const MAIL_FIELD_LABELS: Record<MailField, string> = {
  familyName: 'Family name',
  phone: 'Contact phone',
  email: 'Contact email',
  community: 'Community',
  residentName: 'Who would move in',
  careType: 'Kind of care',
  timeline: 'Timeline',
  budget: 'Budget',
  notes: 'Notes',
}

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
  return typeof field === 'string' && (MAIL_FIELDS as readonly string[]).includes(field)
}
