import 'server-only'
import * as z from 'zod'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import { keyFromVisitor } from '@/lib/leads/intake/transaction-id'
import { submitReferral } from '@/lib/leads/referrals/submit-referral'
import { named } from '@/lib/platform/http/component-names'

export const referralAnswer = named(
  'ReferralAnswer',
  z.strictObject({ path: z.string().describe('The private page with the state of the referral.') }),
)

type Sent = { token: string; repeated: boolean }

const pathOf = ({ token }: Sent) => `/for-professionals/referrals/${token}`

/** Form for professionals: 201, or 200 when the same person repeats a transactionId. */
export const professionalForm: VisitorForm<Sent, z.input<typeof referralAnswer>> = {
  isJournaled: true,
  submit: submitReferral,
  json: (sent) => ({ status: sent.repeated ? 200 : 201, body: { path: pathOf(sent) } }),
  native: {
    key: keyFromVisitor,
    next: pathOf,
    page: () => ({
      title: 'Please check your referral',
      action: '/api/referrals',
      button: 'Send the referral',
      fields: [
        { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', required: true },
        {
          name: 'role',
          label: 'Your role',
          type: 'text',
          autocomplete: 'organization-title',
          required: true,
        },
        { name: 'facility', label: 'Facility', type: 'text', autocomplete: 'organization', required: true },
        { name: 'phone', label: 'Direct phone', type: 'tel', autocomplete: 'tel', required: true },
        {
          name: 'extension',
          label: 'Extension',
          type: 'text',
          autocomplete: 'tel-extension',
          required: false,
        },
      ],
    }),
  },
}
