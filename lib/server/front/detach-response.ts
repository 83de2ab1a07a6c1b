import type { ServerResponse } from 'node:http'

/** Turns a response that was already answered into a no-op for handlers still working on it. */
export function detachResponse(response: ServerResponse): void {
  const same = () => response
  // The body may still be in compression; send the head now.
  if (!response.headersSent) response.flushHeaders()
  Object.assign(response, {
    setHeader: same,
    appendHeader: same,
    removeHeader: () => {},
    writeHead: same,
    flushHeaders: () => {},
    write: () => true,
    end: same,
  })
}
