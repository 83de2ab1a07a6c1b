import 'server-only'
import * as z from 'zod'
import { PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import type { KeyManager } from '@/lib/desk/webhooks/endpoint-access'
import { endpointSchema } from '@/lib/desk/webhooks/endpoint-schema'
import { type ListedEndpoint, listEndpoints, readEndpoint } from '@/lib/desk/webhooks/list-endpoints'
import { listMessages } from '@/lib/desk/webhooks/list-messages'
import { named } from '@/lib/platform/http/component-names'

const MAX_PAGE = 100_000

const moment = z.iso.datetime().nullable()

/** Body for an endpoint of a key: that of administrators, without what only the company's own has. */
export const ownEndpointSchema = named(
  'NewWebhookEndpoint',
  endpointSchema
    .omit({ communityIds: true })
    .extend({
      events: z
        .array(z.enum(PARTNER_EVENTS, 'There is no such event'))
        .min(1, 'Choose at least one event')
        .default([...PARTNER_EVENTS])
        .transform((chosen) => PARTNER_EVENTS.filter((event) => chosen.includes(event))),
    })
    .transform((form) => ({ ...form, communityIds: [] as string[] })),
)

export const ownEndpointViewSchema = named(
  'WebhookEndpoint',
  z.object({
    id: z.uuid(),
    name: z.string(),
    url: z.url(),
    events: z.array(z.enum(PARTNER_EVENTS)),
    isOn: z.boolean(),
    offReason: z.string().nullable().describe('Why the system turned it off; null if a person did.'),
    isFailing: z.boolean().describe('True if the latest message was not accepted.'),
    lastTakenAt: moment,
    createdAt: z.iso.datetime(),
  }),
)

export const ownEndpointsSchema = named(
  'WebhookEndpoints',
  z.object({ endpoints: z.array(ownEndpointViewSchema) }),
)

export const ownSecretSchema = named(
  'WebhookSecret',
  z.object({
    id: z.uuid(),
    name: z.string(),
    secret: z.string().describe('The signing secret, shown only once.'),
  }),
)

export const messagesQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1).describe('From 1.'),
})

export const ownMessagesSchema = named(
  'WebhookMessages',
  z.object({
    messages: z.array(
      z.object({
        id: z.uuid().describe('The webhook-id of every delivery.'),
        event: z.string(),
        state: z.enum(['due', 'leased', 'sent', 'failed', 'done', 'kept']),
        attempts: z.int().nonnegative(),
        words: z.string().nullable().describe('The latest response, or why there was none.'),
        createdAt: z.iso.datetime(),
        nextAttemptAt: moment,
        finishedAt: moment,
      }),
    ),
    page: z.int().positive(),
    pageSize: z.int().positive(),
    total: z.int().nonnegative(),
  }),
)

/** The endpoints of a key, by name. */
export async function ownEndpoints(manager: KeyManager): Promise<z.output<typeof ownEndpointsSchema>> {
  return { endpoints: (await listEndpoints(manager)).map(viewOf) }
}

/** One endpoint of a key. @throws AppError 404 */
export async function ownEndpoint(manager: KeyManager, id: string) {
  return viewOf(await readEndpoint(manager, id))
}

/** The delivery log of one, newest first. @throws AppError 404 */
export async function ownMessages(
  manager: KeyManager,
  id: string,
  { page }: z.output<typeof messagesQuerySchema>,
): Promise<z.output<typeof ownMessagesSchema>> {
  const { messages, total, pageSize } = await listMessages(manager, id, page)
  return ownMessagesSchema.parse({
    messages: messages.map(({ attemptCount, createdAt, dueAt, finishedAt, state, ...message }) => ({
      ...message,
      state,
      attempts: attemptCount,
      createdAt: createdAt.toISOString(),
      nextAttemptAt: state === 'due' ? dueAt.toISOString() : null,
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
    page,
    pageSize,
    total,
  })
}

function viewOf(endpoint: ListedEndpoint): z.output<typeof ownEndpointViewSchema> {
  const { offAt, lastTakenAt, createdAt, ...shown } = endpoint
  return ownEndpointViewSchema.parse({
    ...shown,
    isOn: offAt === null,
    lastTakenAt: lastTakenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  })
}
