import 'server-only'
import { notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'

/** The `[id]` of an address; what is no UUID is nobody's. @throws AppError 404 */
export async function idOf({ params }: { params: Promise<{ id: string }> }): Promise<string> {
  const { id } = await params
  if (!isUuid(id)) throw notFound()
  return id
}
