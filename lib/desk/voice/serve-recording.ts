import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { assertLeadInScope } from '@/lib/leads/access/lead-scope'
import { serveFile } from '@/lib/leads/resources/serve-file'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'

/** A voicemail or recorded call, to people who may see its lead. @throws AppError 403, 404 */
export async function serveRecording(actor: Actor, id: string, request: Request): Promise<Response> {
  assertCan(actor, 'read', 'leads')
  const recording = await db.voiceRecording.findUnique({
    where: { id },
    include: { call: { select: { tourRequest: { select: { communityId: true, ownerId: true } } } } },
  })
  const lead = recording?.call.tourRequest
  if (!recording?.objectKey || !lead) throw notFound('This recording does not exist')
  await assertLeadInScope(actor, lead)
  const { objectKey, kind } = recording
  return serveFile({ objectKey, fileUrl: null, mimeType: 'audio/mpeg', slug: kind }, request)
}
