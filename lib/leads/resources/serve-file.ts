import 'server-only'
import { notFound } from '@/lib/platform/errors'
import { locationHeader } from '@/lib/platform/http/location'
import { privateStorage } from '@/lib/platform/integrations/storage'

type File = { objectKey: string | null; fileUrl: string | null; mimeType: string | null; slug: string }

const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** Serves a guide's file, whole or one range, or redirects to an external one. @throws AppError 404 */
export async function serveFile(
  { objectKey, fileUrl, mimeType, slug }: File,
  request: Request,
): Promise<Response> {
  if (!objectKey) {
    if (!fileUrl) throw notFound('This file does not exist')
    return new Response(null, { status: 302, headers: { ...PRIVATE, location: locationHeader(fileUrl) } })
  }
  const size = await privateStorage().size(objectKey)
  if (size === null) throw notFound('This file does not exist')
  const headers = {
    ...PRIVATE,
    'content-type': mimeType ?? 'application/octet-stream',
    'content-disposition': `attachment; filename="${fileName(slug, objectKey)}"`,
    'accept-ranges': 'bytes',
  }
  const range = rangeOf(request.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  }
  const body = request.method === 'HEAD' ? null : await privateStorage().stream(objectKey, range)
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(range ? range.to - range.from + 1 : size),
      ...(range && { 'content-range': `bytes ${range.from}-${range.to}/${size}` }),
    },
  })
}

function fileName(slug: string, objectKey: string): string {
  const ending = /\.[a-z0-9]+$/.exec(objectKey)?.[0] ?? ''
  return `${slug.replace(/[^\w-]/g, '')}${ending}`
}

/** One byte range, ends included; null for none or several, which get the whole file. */
function rangeOf(header: string | null, size: number): { from: number; to: number } | 'unsatisfiable' | null {
  const parsed = /^\s*bytes\s*=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '')
  if (!parsed || (!parsed[1] && !parsed[2])) return null
  const [, first = '', last = ''] = parsed
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from > to || from >= size ? 'unsatisfiable' : { from, to }
}
