import 'server-only'

/** A file that the browser saves under this name. */
export function fileResponse(
  body: string | ReadableStream | Uint8Array<ArrayBuffer>,
  name: string,
  type = 'text/csv; charset=utf-8',
): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
