import 'server-only'
import * as z from 'zod'
import { type RsvpAnswer, submitRsvp } from '@/lib/leads/events/submit-rsvp'
import { KEPT_WORDS, type VisitorForm } from '@/lib/leads/intake/handle-form'
import type { NativeFormSpec } from '@/lib/leads/intake/native-form-page'
import { keyFromWords } from '@/lib/leads/intake/transaction-id'
import { named } from '@/lib/platform/http/component-names'

export const rsvpAnswer = named(
  'RsvpAnswer',
  z.strictObject({
    status: z
      .string()
      .describe(
        '“confirmed”, “waiting” for a seat, “held” for review, or “kept” while the database is away.',
      ),
    path: z.string().describe('The page where the visitor can cancel; for “kept” the page of the event.'),
    kept: KEPT_WORDS,
  }),
)

/** Event sign-up form: 201, or 200 when the same person repeats a transactionId. */
export function rsvpForm(slug: string): VisitorForm<RsvpAnswer, z.input<typeof rsvpAnswer>> {
  return {
    isJournaled: true,
    submit: (fields, about) => submitRsvp(slug, fields, about),
    json: ({ repeated, ...body }) => ({ status: repeated ? 200 : 201, body }),
    native: {
      key: keyFromWords,
      next: ({ path }) => path,
      kept: ({ kept }) => kept,
      page: () => pageOf(slug),
    },
  }
}

function pageOf(slug: string): NativeFormSpec {
  return {
    title: 'Please check your sign-up',
    action: `/api/events/${encodeURIComponent(slug)}/rsvps`,
    button: 'Save my seat',
    fields: [
      { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', required: true },
      {
        name: 'guests',
        label: 'How many people, including you?',
        type: 'number',
        autocomplete: 'off',
        required: true,
      },
      { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', required: false },
      { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', required: false },
      { name: 'callMe', label: 'Please call me', type: 'checkbox', autocomplete: 'off', required: false },
    ],
    messageLabel: 'Anything we should know? (optional)',
  }
}
