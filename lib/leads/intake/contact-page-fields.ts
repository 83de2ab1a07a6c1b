import type { NativeField } from '@/lib/leads/intake/native-form-page'
import { TIMELINES } from '@/lib/leads/intake/timelines'

const plain = { required: false } as const

/** Contact fields as the script-free page repeats them after a rejected form. */
export const CONTACT_PAGE_FIELDS: readonly NativeField[] = [
  { ...plain, name: 'zipCode', label: 'ZIP code (optional)', type: 'text', autocomplete: 'postal-code' },
  {
    ...plain,
    name: 'timeline',
    label: 'When might someone move? (optional)',
    type: 'radio',
    autocomplete: 'off',
    options: TIMELINES.map((value) => ({ value, label: value })),
  },
  {
    ...plain,
    name: 'contact',
    label: 'What should happen next?',
    type: 'radio',
    autocomplete: 'off',
    options: [
      { value: 'information', label: 'Just send me information' },
      { value: 'call', label: 'Talk to me' },
      { value: 'none', label: 'Neither, just show me the result' },
    ],
  },
  { ...plain, name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  { ...plain, name: 'name', label: 'Your name (for a call)', type: 'text', autocomplete: 'name' },
  { ...plain, name: 'phone', label: 'Phone (for a call)', type: 'tel', autocomplete: 'tel' },
]
