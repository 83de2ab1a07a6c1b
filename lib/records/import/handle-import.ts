import 'server-only'
import { cookieActor } from '@/lib/accounts/actor'
import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { entityAt } from '@/lib/records/entities/registry'
import { createImport } from '@/lib/records/import/imports'

/** Receives a CSV import: the body is the file. Requires a signed-in user and a same-origin request. */
export const handleImport = route<{ path: string }>(
  async (request, { path }) => {
    const actor = await cookieActor(request)
    const entity = entityAt(path)
    if (!entity) throw notFound()
    const fileName = new URL(request.url).searchParams.get('filename') ?? ''
    return Response.json(await createImport(actor, entity, request.body, fileName), { status: 201 })
  },
  { sameOrigin: true },
)
