import type { IncomingMessage, ServerResponse } from 'node:http'
import send from 'send'
import { answerJson } from '@/lib/server/front/answer'
import { contentTypeOf } from '@/lib/server/front/content-types'
import { contentSecurityPolicy } from '@/lib/server/front/security-headers'

export const MEDIA_PREFIX = '/media/'

const PDF = 'application/pdf'

/** Uploaded files opened as a page may display themselves but run nothing. */
const UPLOADED_CONTENT_POLICY = contentSecurityPolicy({
  'default-src': "'none'",
  'media-src': "'self'",
  'style-src': "'unsafe-inline'",
})

/** Serves uploads from local storage, with ranges. Keys are content-addressed, so responses never change. */
export function mediaFiles(folder: string) {
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (!path.startsWith(MEDIA_PREFIX)) return false
    if (refuseMethod(request, response)) return true
    // `send` has different errors for outside, hidden, folder and missing; all are 404 here.
    send(request, path.slice(MEDIA_PREFIX.length - 1), {
      root: folder,
      dotfiles: 'ignore',
      index: false,
      cacheControl: false,
    })
      .on('headers', (_, file: string) => describeMedia(response, file))
      .on('directory', () => notFound(response))
      .on('error', ({ status }: { status?: number }) => {
        if (status === 416) answerJson(response, 416, { message: 'The requested part does not exist' })
        else notFound(response)
      })
      .pipe(response)
    return true
  }
}

/** Rejects all but reads. Returns true when it did. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  response.setHeader('allow', 'GET, HEAD')
  answerJson(response, 405, { message: 'Method not allowed' })
  return true
}

export function describeMedia(response: ServerResponse, file: string): void {
  const type = contentTypeOf(file)
  response.setHeader('content-type', type ?? 'application/octet-stream')
  // A PDF opens in the reader's own viewer, never as a page of this site.
  if (!type || type === PDF) response.setHeader('content-disposition', 'attachment')
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  // The site's pictures are used in mail and on partners' pages.
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
  // Browsers' PDF viewers count as plugins and scripts; everything else gets the strict policy.
  if (type !== PDF) response.setHeader('content-security-policy', UPLOADED_CONTENT_POLICY)
}

function notFound(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else answerJson(response, 404, { message: 'Not found' })
}
