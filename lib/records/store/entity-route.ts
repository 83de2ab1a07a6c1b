import 'server-only'
import * as z from 'zod'
import { guardedRoute } from '@/lib/accounts/admin-route'
import { notFound } from '@/lib/platform/errors'
import { entityAt } from '@/lib/records/entities/registry'

/** Handles a call of /api/admin/[entity]. `id` is '' when the path has none. */
export const entityRoute = guardedRoute(({ entity: path = '', id = '' }) => {
  const entity = entityAt(path)
  if (!entity || !/^[\w-]*$/.test(id)) throw notFound()
  return { entity, id }
})

/** Any JSON object, for an operation that validates its fields; large enough for articles with markup. */
export const recordFields = { body: z.record(z.string(), z.unknown()), maxBytes: 1024 * 1024 }
