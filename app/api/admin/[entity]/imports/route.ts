import { answerImport } from '@/lib/records/import/answer-import'
import { listImports } from '@/lib/records/import/imports'
import { adminHandler } from '@/lib/records/store/admin-handler'

type Context = { params: Promise<{ entity: string }> }

/** The imports that can still be undone, newest first. */
export const GET = adminHandler(({ actor, entity }) => listImports(actor, entity))

/**
 * A CSV file as the body itself, streamed: 201 and the import's id. Nothing is written of it yet. In production the front calls the
 * same handler (lib/server/front/upload-requests.ts).
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerImport(request, { path: (await params).entity })
}
