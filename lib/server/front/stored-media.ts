import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { AppError } from '@/lib/platform/errors'
import { isStorageKey } from '@/lib/platform/integrations/storage-key'
import type { ObjectStorage } from '@/lib/platform/integrations/storage-s3'
import { reportError } from '@/lib/platform/report-error'
import { answerJson } from '@/lib/server/front/answer'
import type { Step } from '@/lib/server/front/front'
import { describeMedia, MEDIA_PREFIX, refuseMethod } from '@/lib/server/front/media-files'

/**
 * Streams uploads from the object store; its failures cost only that file (503, not cached). Without a store,
 * and for files that are not copied to it yet, `onDisk` answers.
 */
export function storedMedia(currentStore: () => ObjectStorage | null, onDisk: Step): Step {
  return (request, response, path) => {
    if (!path.startsWith(MEDIA_PREFIX)) return false
    const store = currentStore()
    if (!store) return onDisk(request, response, path)
    if (refuseMethod(request, response)) return true
    const key = path.slice(MEDIA_PREFIX.length)
    if (!isStorageKey(key)) answerJson(response, 404, { message: 'Not found' })
    else
      send(store, key, request, response, () => onDisk(request, response, path)).catch((error: unknown) =>
        refuse(response, error),
      )
    return true
  }
}

async function send(
  store: ObjectStorage,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  missing: () => unknown,
): Promise<void> {
  const { range, 'if-none-match': ifNoneMatch } = request.headers
  const { status, headers, body } = await store.open(key, {
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    ...(range && { range }),
    ...(ifNoneMatch && { ifNoneMatch }),
  })
  if (status === 404 || status === 416 || response.destroyed) {
    body?.destroy()
    if (status === 416) answerJson(response, 416, { message: 'The requested part does not exist' })
    else missing()
    return
  }
  describeMedia(response, key)
  response.setHeader('accept-ranges', 'bytes')
  for (const [name, value] of Object.entries(headers)) if (value) response.setHeader(name, value)
  response.statusCode = status
  if (status === 304 || request.method === 'HEAD' || !body) {
    if (status === 304) response.removeHeader('content-length')
    response.end()
    return
  }
  // A disconnect on either side ends the other.
  pipeline(body, response, () => {})
}

function refuse(response: ServerResponse, error: unknown): void {
  const isKnown = error instanceof AppError
  if (!isKnown) reportError(error, { event: 'media' })
  if (response.headersSent) return void response.destroy()
  if (isKnown) response.setHeader('retry-after', '30')
  const message = 'This file cannot be shown right now. Please try again in a minute.'
  answerJson(response, 503, { message })
}
