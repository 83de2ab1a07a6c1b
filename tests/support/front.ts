import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { createFront, type FrontOptions } from '@/lib/server/front/front'

/** Starts the front process before a fake application, on a free port until the test ends. */
export async function startFront(application: RequestListener, options: Partial<FrontOptions> = {}) {
  const state = { draining: false }
  const hosts = { origin: 'https://evergrove.example', isKnown: () => true }
  const front = createFront({ trustedProxyHops: 0, hosts, steps: [], state, application, ...options })
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    front.server.closeAllConnections()
    await new Promise((resolve) => front.server.close(resolve))
  })
  const { port } = front.server.address() as AddressInfo
  return { ...front, port, url: `http://127.0.0.1:${port}` }
}

/** Sends bytes that no HTTP client would send. @returns everything received until the connection closes */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}
