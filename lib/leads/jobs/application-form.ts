import 'server-only'
import * as z from 'zod'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import { keyFromWords } from '@/lib/leads/intake/transaction-id'
import { submitApplication } from '@/lib/leads/jobs/submit-application'
import { named } from '@/lib/platform/http/component-names'

export const applicationAnswer = named(
  'JobApplicationAnswer',
  z.strictObject({ path: z.string().describe('The page that says what happens next.') }),
)

type Sent = { repeated: boolean }

/** Job application: 201, or 200 when the same person repeats a transactionId. */
export function applicationForm(slug: string): VisitorForm<Sent, z.input<typeof applicationAnswer>> {
  const path = `/careers/${slug}?sent=yes#apply`
  return {
    submit: (fields, about) => submitApplication(slug, fields, about),
    json: ({ repeated }) => ({ status: repeated ? 200 : 201, body: { path } }),
    native: {
      key: keyFromWords,
      next: () => path,
      page: () => ({
        title: 'Please check your application',
        action: `/api/jobs/${encodeURIComponent(slug)}/applications`,
        button: 'Send my application',
        fields: [
          { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', required: true },
          { name: 'phone', label: 'Phone number', type: 'tel', autocomplete: 'tel', required: true },
          { name: 'email', label: 'Email (optional)', type: 'email', autocomplete: 'email', required: false },
        ],
        messageLabel: 'A few sentences about you',
      }),
    },
  }
}
