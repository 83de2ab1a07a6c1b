import { createServer, type RequestListener } from 'node:http'
import { askInMemory, type Rendered } from '@/lib/server/front/in-memory-request'
import { type Held, renderRequestOf } from '@/lib/server/front/router-request'

/** Renders as for an anonymous visitor, so that the output depends on the address alone. */
export function pageRenderer(application: RequestListener, siteUrl: string) {
  const { host, protocol } = new URL(siteUrl)
  const commonHeaders = {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    // Next renders whole pages only for clients with a user agent.
    'user-agent': 'Porchlight page cache',
  }
  const server = createServer(application)

  /** Renders a name of `storedNameOf`; null when the response broke off, is too large or takes too long. */
  return function renderPage(name: string): Promise<Rendered | null> {
    const { path, headers } = requestFor(name)
    return askInMemory(server, { path, headers: { ...commonHeaders, ...headers } })
  }
}

function requestFor(name: string): { path: string; headers: Record<string, string> } {
  const [held, address] = name.split(' ') as [Held, string | undefined]
  return address === undefined
    ? { path: name, headers: { accept: 'text/html' } }
    : renderRequestOf(address, held)
}
