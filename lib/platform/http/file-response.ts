import 'server-only'

/** A file that the browser saves under this name. */
export function fileResponse(body: string | ReadableStream, name: string, type = 'text/csv'): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
