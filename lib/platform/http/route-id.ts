import 'server-only'
import { notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'

/** The `[id]` of a route. @throws AppError 404 when it is not a UUID */
export async function idOf({ params }: { params: Promise<{ id: string }> }): Promise<string> {
  const { id } = await params
  if (!isUuid(id)) throw notFound()
  return id
}
