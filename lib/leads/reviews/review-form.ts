import 'server-only'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import type { NativeFormSpec } from '@/lib/leads/intake/native-form-page'
import { readInvitation } from '@/lib/leads/reviews/read-invitation'
import { storeReview } from '@/lib/leads/reviews/store-review'

const STARS = ['5', '4', '3', '2', '1']

/** The review form behind a private link: 201, also for a repeated answer. */
export function reviewForm(token: string): VisitorForm<void> {
  const page = `/reviews/write/${token}`
  return {
    submit: (fields) => storeReview(token, fields),
    json: () => ({ status: 201, body: { page } }),
    native: { key: () => token, next: () => page, page: () => pageOf(token) },
  }
}

async function pageOf(token: string): Promise<NativeFormSpec> {
  const invitation = await readInvitation(token)
  const care = invitation && invitation !== 'ended' ? invitation.community.careTypes : []
  const words = (name: string, label: string, required = false) =>
    ({ name, label, type: 'text', autocomplete: 'off', required }) as const
  return {
    title: 'Please check your review',
    action: `/api/review-invitations/${encodeURIComponent(token)}/review`,
    button: 'Send my review',
    fields: [
      {
        ...words('rating', 'Stars', true),
        type: 'radio',
        options: STARS.map((value) => ({ value, label: `${value} of 5` })),
      },
      {
        ...words('careType', 'Which kind of care is it about?', true),
        type: 'radio',
        options: care.map(({ id, name }) => ({ value: id, label: name })),
      },
      { ...words('content', 'Your review', true), type: 'textarea' },
      { ...words('authorName', 'Name to show', true), autocomplete: 'name' },
      words('authorRelation', 'Who you are, such as daughter of a resident (optional)'),
      words('insider', 'Do you, or does anyone in your family, work for us? If so, tell us how (optional)'),
      { ...words('consent', 'You may publish this with the name above'), type: 'checkbox' },
    ],
  }
}
