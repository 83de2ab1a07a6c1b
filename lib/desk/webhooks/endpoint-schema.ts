import * as z from 'zod'
import { PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import { WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'
import { invalidFields } from '@/lib/platform/errors'

const ADDRESS = 'Please enter a URL that begins with https://'

const EVENTS = [...new Set([...WEBHOOK_EVENTS, ...PARTNER_EVENTS])] as const

/** http:// is allowed only for addresses in WEBHOOK_PRIVATE_ADDRESSES. */
export const endpointSchema = z.object({
  name: z
    .string('Enter a name')
    .trim()
    .min(1, 'Enter a name')
    .max(80, 'Enter at most 80 characters')
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'Please use one line'),
  url: z
    .string(ADDRESS)
    .trim()
    .max(1_000, 'Enter at most 1,000 characters')
    .refine((url) => z.url({ protocol: /^https?$/ }).safeParse(url).success, ADDRESS)
    .refine(
      (url) => !URL.canParse(url) || !new URL(url).username,
      'Remove the user name and password from the URL',
    ),
  events: z
    .array(z.enum(EVENTS, 'There is no such event'))
    .min(1, 'Choose at least one event')
    .transform((chosen) => EVENTS.filter((event) => chosen.includes(event))),
  /** Empty: all. Of an API key's endpoint: those of its leads, whatever is sent. */
  communityIds: z.array(z.uuid()).max(200).default([]),
  isOn: z.boolean().default(true),
})

export type EndpointForm = z.output<typeof endpointSchema>

/** Of which key; null: the company's own, by somebody who has read what leaves the company. */
export const newEndpointSchema = endpointSchema
  .extend({ apiKeyId: z.uuid().nullable().default(null), hasRead: z.boolean().default(false) })
  .refine(({ apiKeyId, hasRead }) => apiKeyId !== null || hasRead, {
    path: ['hasRead'],
    error: 'Please read what will be sent and confirm it',
  })

export type NewEndpoint = z.output<typeof newEndpointSchema>

/** Events that an endpoint of a key, or of the company, may be told. */
export function eventsFor(apiKeyId: string | null): readonly EndpointForm['events'][number][] {
  return apiKeyId ? PARTNER_EVENTS : WEBHOOK_EVENTS
}

/** The columns of a form, for its owner. @throws AppError 400 for an event of the other kind of endpoint */
export function endpointColumns({ communityIds, events, name, url }: EndpointForm, apiKeyId: string | null) {
  if (!events.every((event) => eventsFor(apiKeyId).includes(event)))
    throw invalidFields({ events: 'This endpoint cannot receive one of these events' })
  return { name, url, events, communityIds: apiKeyId ? [] : communityIds }
}
