import 'server-only'
import { cookieActor } from '@/lib/admin/actor'
import { takeFile } from '@/lib/admin/import/imports'
import { entityAt } from '@/lib/entities/registry'
import { notFound } from '@/lib/errors'
import { route } from '@/lib/http/route'

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
