import 'server-only'
import { cookieActor } from '@/lib/accounts/actor'
import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { entityAt } from '@/lib/records/entities/registry'
import { takeFile } from '@/lib/records/import/imports'

/** Takes a CSV file in: the body is the file, its name is in the address. Only from our own pages, only from somebody signed in. */
export const answerImport = route<{ path: string }>(
  async (request, { path }) => {
    const actor = await cookieActor(request)
    const entity = entityAt(path)
    if (!entity) throw notFound()
    const fileName = new URL(request.url).searchParams.get('filename') ?? ''
    return Response.json(await takeFile(actor, entity, request.body, fileName), { status: 201 })
  },
  { sameOrigin: true },
)
