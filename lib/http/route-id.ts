import 'server-only'
import { notFound } from '@/lib/errors'

/** The `[id]` of an address; what is no UUID is nobody's. @throws AppError 404 */
export async function idOf({ params }: { params: Promise<{ id: string }> }): Promise<string> {
  const { id } = await params
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw notFound()
  return id
}
