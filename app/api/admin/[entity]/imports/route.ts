import { handleImport } from '@/lib/records/import/handle-import'
import { listImports } from '@/lib/records/import/imports'
import { entityRoute } from '@/lib/records/store/entity-route'

type Context = { params: Promise<{ entity: string }> }

/** Imports that can still be undone, newest first. */
export const GET = entityRoute(({ actor, entity }) => listImports(actor, entity))

/** Streams a CSV body: 201 and the import's id, no rows yet. Also called by front/upload-requests.ts. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return handleImport(request, { path: (await params).entity })
}
