import type { ServerResponse } from 'node:http'

/** After somebody else has answered: whoever is still at work for this response finds one that takes everything and does nothing. */
export function answeredForGood(response: ServerResponse): void {
  const same = () => response
  // What has been answered may still be on its way through compression; its head is not to wait for that.
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
