import type { IncomingMessage, ServerResponse } from 'node:http'
import send from 'send'
import { answerJson } from '@/lib/server/front/answer'
import { contentTypeOf } from '@/lib/server/front/content-types'
import { contentSecurityPolicy } from '@/lib/server/front/security-headers'

export const MEDIA_PREFIX = '/media/'

/** What an uploaded file may do when it is opened as a page of its own: show itself, run nothing. */
const UPLOADED_CONTENT_POLICY = contentSecurityPolicy({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
})

/**
 * Serves uploaded files from the local storage folder, whole or in the ranges that players and viewers of PDF ask for. Object keys are
 * content-addressed, so an answer never changes. False when the path is not one of ours.
 */
export function mediaFiles(folder: string) {
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (!path.startsWith(MEDIA_PREFIX)) return false
    if (refuseMethod(request, response)) return true
    // Its own way with what lies outside the folder, is hidden, a folder or nothing is an error each: to us all are not there.
    send(request, path.slice(MEDIA_PREFIX.length - 1), {
      root: folder,
      dotfiles: 'ignore',
      index: false,
      cacheControl: false,
    })
      .on('headers', (_, file: string) => describeMedia(response, file))
      .on('directory', () => notFound(response))
      .on('error', ({ status }: { status?: number }) => {
        if (status === 416) answerJson(response, 416, { message: 'There is no such part' })
        else notFound(response)
      })
      .pipe(response)
    return true
  }
}

/** Whether something else than reading was asked, which is then refused. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  response.setHeader('allow', 'GET, HEAD')
  answerJson(response, 405, { message: 'Method not allowed' })
  return true
}

/** The headers of a file by its name, wherever it lies. */
export function describeMedia(response: ServerResponse, file: string): void {
  const type = contentTypeOf(file)
  response.setHeader('content-type', type ?? 'application/octet-stream')
  if (!type) response.setHeader('content-disposition', 'attachment')
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  // Pictures of the site stand in mail and on partners' pages.
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
  // Browsers' PDF viewers count as plugins and scripts; everything else gets the strict policy.
  if (type !== 'application/pdf') response.setHeader('content-security-policy', UPLOADED_CONTENT_POLICY)
}

function notFound(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else answerJson(response, 404, { message: 'Not found' })
}
