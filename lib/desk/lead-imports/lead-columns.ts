import { plainHeading } from '@/lib/records/import/columns'

/** Columns of a list of families, with the headings that CRMs use. */
const COLUMNS = {
  name: {
    label: 'Name',
    headings: ['Full name', 'Contact', 'Contact name', 'Lead name', 'Inquirer', 'Prospect'],
  },
  firstName: { label: 'First name', headings: ['First', 'Given name', 'Contact first name'] },
  lastName: { label: 'Last name', headings: ['Last', 'Surname', 'Family name', 'Contact last name'] },
  phone: {
    label: 'Phone',
    headings: [
      'Phone number',
      'Mobile',
      'Mobile phone',
      'Cell',
      'Cell phone',
      'Home phone',
      'Primary phone',
      'Telephone',
    ],
  },
  email: { label: 'Email', headings: ['Email address', 'E-mail', 'Primary email'] },
  community: {
    label: 'Community',
    headings: ['Property', 'Location', 'Facility', 'Community name', 'Associated company', 'Building'],
  },
  status: {
    label: 'Status',
    headings: ['Stage', 'Lead status', 'Lifecycle stage', 'Deal stage', 'Pipeline stage'],
  },
  statusReason: {
    label: 'Reason of the status',
    headings: ['Close reason', 'Lost reason', 'Closed lost reason'],
  },
  createdAt: {
    label: 'Received',
    headings: ['Create date', 'Created', 'Created on', 'Created date', 'Inquiry date', 'Date', 'Date added'],
  },
  message: { label: 'What they wrote', headings: ['Message', 'Inquiry', 'Description'] },
  notes: { label: 'Notes', headings: ['Note', 'Comments', 'Comment'] },
  residentName: {
    label: 'Resident',
    headings: ['Resident name', 'Prospect resident', 'Loved one', 'Care recipient'],
  },
  relationship: { label: 'Relationship', headings: ['Relation', 'Relationship to resident'] },
} as const

export type LeadColumn = keyof typeof COLUMNS

/** Columns by name and label, for choosing. */
export const LEAD_COLUMNS = Object.entries(COLUMNS).map(([name, { label }]) => ({
  name: name as LeadColumn,
  label: label as string,
}))

export function isLeadColumn(name: string): name is LeadColumn {
  return name in COLUMNS
}

/** Guesses each column from its heading; each is used once. */
export function guessLeadColumns(header: readonly string[]): (LeadColumn | null)[] {
  const taken = new Set<LeadColumn>()
  return header.map((heading) => {
    const word = plainHeading(heading)
    const found = LEAD_COLUMNS.find(
      ({ name, label }) =>
        !taken.has(name) &&
        [name, label, ...COLUMNS[name].headings].some((known) => plainHeading(known) === word),
    )
    if (found) taken.add(found.name)
    return found?.name ?? null
  })
}
