import type { ServerResponse } from 'node:http'
import { headerPairs } from '@/lib/server/front/compression'
import type { ErrorDocuments } from '@/lib/server/front/error-document'
import type { PagePolicy } from '@/lib/server/front/script-policy'
import { policyOn } from '@/lib/server/front/security-headers'

/**
 * Buffers HTML, because its policy header must list the hashes of its scripts. Next writes pages in one piece
 * anyway. Other responses, and cached pages with a policy, pass through.
 */
export function sendPagesWhole(
  response: ServerResponse,
  policyOf: PagePolicy,
  complete: ErrorDocuments = (_, page) => page,
): void {
  const raw = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  }
  const parts: Buffer[] = []
  let isHeld: boolean | undefined
  let isWhole = false

  function holds(): boolean {
    // Node calls this response's `writeHead` itself.
    if (isWhole) return false
    isHeld ??=
      /^text\/html\b/.test(String(response.getHeader('content-type') ?? '')) &&
      !response.hasHeader('content-encoding') &&
      !String(response.getHeader('content-security-policy') ?? '').includes('script-src')
    return isHeld
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      // A new response starts, whatever was written before.
      parts.length = 0
      isHeld = undefined
      for (const [name, value] of headerPairs(rest.find((given) => typeof given === 'object')))
        response.setHeader(name, value)
      return holds() ? response : raw.writeHead(status)
    },
    write(chunk: string | Uint8Array, ...rest: never[]) {
      if (!holds()) return raw.write(chunk, ...rest)
      parts.push(bytesOf(chunk, rest))
      callbackIn(rest)?.()
      return true
    },
    end(...given: never[]) {
      if (!holds()) return raw.end(...given)
      const [chunk] = given as unknown[]
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) parts.push(bytesOf(chunk, given.slice(1)))
      const page = complete(response, Buffer.concat(parts))
      isWhole = true
      response.setHeader('content-security-policy', policyOn(response, policyOf(page)))
      return raw.end(page, callbackIn(given))
    },
    flushHeaders() {
      if (!holds()) raw.flushHeaders()
    },
  })
}

function bytesOf(chunk: string | Uint8Array, rest: unknown[]): Buffer {
  const encoding = rest.find((given) => typeof given === 'string') as BufferEncoding | undefined
  return typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk)
}

function callbackIn(rest: unknown[]): (() => void) | undefined {
  return rest.find((given): given is () => void => typeof given === 'function')
}
