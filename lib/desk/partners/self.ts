import 'server-only'
import * as z from 'zod'
import { KEY_SCOPES } from '@/lib/accounts/access/key-scopes'
import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import { leadPace, leadPaceSchema } from '@/lib/desk/partners/lead-pace'
import { db } from '@/lib/platform/database/db'
import { forbidden } from '@/lib/platform/errors'
import { named } from '@/lib/platform/http/component-names'

const moment = z.iso.datetime().nullable()

/** Answer of GET /api/v1/self. */
export const selfSchema = named(
  'Self',
  z.strictObject({
    partner: z
      .strictObject({
        name: z.string(),
        contactName: z.string().nullable(),
        contactEmail: z.string().nullable(),
        contactPhone: z.string().nullable(),
      })
      .nullable()
      .describe('The partner; null for our own programs and for keys that can only send requests.'),
    key: z.strictObject({
      id: z.uuid(),
      name: z.string(),
      prefix: z.string().describe('The first characters of the key, to identify it.'),
      mode: z.enum(['live', 'test']).describe('A test key sends simulated families.'),
      scopes: z.array(z.enum(KEY_SCOPES)),
      communities: z
        .array(z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string() }))
        .nullable()
        .describe('Communities the key may use; null for all.'),
      createdAt: z.iso.datetime(),
      expiresAt: moment,
      previousUntil: moment.describe('When the key that the last rotation replaced stops working.'),
      isPrevious: z.boolean().describe('True if this call used the replaced key.'),
    }),
    limits: z.strictObject({ leadsPerHour: z.int(), callsPerMinute: z.int() }),
    origins: z.array(z.string()).describe('Origins of your web pages that may call with this key.'),
    leads: leadPaceSchema
      .nullable()
      .describe('How quickly your families are called; null without leads:read and in test mode.'),
  }),
)

type Self = z.output<typeof selfSchema>

/** Reads what a key may know about itself and its partner. */
export async function readSelf(holder: ApiKeyHolder): Promise<Self> {
  const { id, name, scopes, communityIds, leadsPerHour, callsPerMinute, isPrevious } = holder
  const [key, communities, leads] = await Promise.all([
    db.apiKey.findUniqueOrThrow({ where: { id }, include: { partner: true } }),
    db.community.findMany({
      where: { id: { in: communityIds } },
      select: { id: true, slug: true, name: true },
      orderBy: { name: 'asc' },
    }),
    scopes.includes('leads:read') && !holder.isTest ? leadPace([id]) : null,
  ])
  const { partner, prefix, createdAt, expiresAt, previousUntil } = key
  const isCurrent = previousUntil && previousUntil > new Date()
  return {
    partner: partner && mayStandInPages(holder) ? null : partner && contactOf(partner),
    key: {
      id,
      name,
      prefix,
      mode: holder.isTest ? 'test' : 'live',
      scopes,
      communities: communityIds.length === 0 ? null : communities,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      previousUntil: isCurrent ? previousUntil.toISOString() : null,
      isPrevious,
    },
    limits: { leadsPerHour, callsPerMinute },
    origins: partner?.origins ?? [],
    leads,
  }
}

/** A key that only sends leads may stand in a page, where anybody reads it. @throws AppError 403 */
export function assertMayRotate(holder: ApiKeyHolder): void {
  if (mayStandInPages(holder))
    throw forbidden('An administrator must rotate a key that can only send requests')
}

const mayStandInPages = ({ scopes }: ApiKeyHolder) => scopes.every((scope) => scope === 'leads:write')

function contactOf({ name, contactName, contactEmail, contactPhone }: NonNullable<Self['partner']>) {
  return { name, contactName, contactEmail, contactPhone }
}
