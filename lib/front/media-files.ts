import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { answerJson } from '@/lib/front/answer'
import { contentTypeOf } from '@/lib/front/content-types'
import { contentSecurityPolicy } from '@/lib/front/security-headers'

const PREFIX = '/media/'

/** What an uploaded file may do when it is opened as a page of its own: show itself, run nothing. */
const UPLOADED_CONTENT_POLICY = contentSecurityPolicy({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
})

/**
 * Serves uploaded files from the local storage folder. Object keys are content-addressed, so an answer never changes.
 * False when the path is not one of ours.
 */
export function mediaFiles(folder: string) {
  const top = resolve(folder) + sep
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (!path.startsWith(PREFIX)) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      answerJson(response, 405, { message: 'Method not allowed' })
      return true
    }
    const file = fileOf(top, path)
    if (file) void send(request, response, file)
    else answerJson(response, 404, { message: 'Not found' })
    return true
  }
}

/** The absolute file of an address, or undefined when it would lie outside the folder or be hidden. */
function fileOf(top: string, path: string): string | undefined {
  let key: string
  try {
    key = decodeURIComponent(path.slice(PREFIX.length))
  } catch {
    return undefined
  }
  const file = join(top, key)
  const segments = key.split(/[\\/]/)
  const safe =
    file.startsWith(top) && !key.includes('\0') && segments.every((name) => name && !name.startsWith('.'))
  return safe ? file : undefined
}

async function send(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) {
    answerJson(response, 404, { message: 'Not found' })
    return
  }
  const type = contentTypeOf(file)
  response.statusCode = 200
  response.setHeader('content-type', type ?? 'application/octet-stream')
  if (!type) response.setHeader('content-disposition', 'attachment')
  response.setHeader('content-length', found.size)
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  // Browsers' PDF viewers count as plugins and scripts; everything else gets the strict policy.
  if (type !== 'application/pdf') response.setHeader('content-security-policy', UPLOADED_CONTENT_POLICY)
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}
