import * as z from 'zod'
import { WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'

const ADDRESS = 'Please enter an address that begins with https://'

/** http:// is allowed only for addresses in WEBHOOK_PRIVATE_ADDRESSES. */
export const endpointSchema = z.object({
  name: z
    .string('Say who is told')
    .trim()
    .min(1, 'Say who is told')
    .max(80, 'At most 80 letters')
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'Please write it in one line'),
  url: z
    .string(ADDRESS)
    .trim()
    .max(1_000, 'At most 1,000 characters')
    .refine((url) => z.url({ protocol: /^https?$/ }).safeParse(url).success, ADDRESS)
    .refine(
      (url) => !URL.canParse(url) || !new URL(url).username,
      'A name and password in an address are not kept',
    ),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, 'There is no such event'))
    .min(1, 'Choose what it is told')
    .transform((chosen) => WEBHOOK_EVENTS.filter((event) => chosen.includes(event))),
  /** Empty: all. */
  communityIds: z.array(z.uuid()).max(200).default([]),
  isOn: z.boolean().default(true),
})

export type EndpointForm = z.output<typeof endpointSchema>
