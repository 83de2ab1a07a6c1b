import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** `pass` everything; `cut` open connections and refuse new ones; `black-hole`: connections stand, nothing passes. */
export type ProxyMode = 'pass' | 'cut' | 'black-hole'

/**
 * A TCP proxy on loopback between a program under test and a server (usually PostgreSQL), to break the line between
 * them without touching either.
 */
export async function startTcpProxy(target: { host: string; port: number }) {
  let mode: ProxyMode = 'pass'
  const sockets = new Set<Socket>()
  const stranded = new WeakSet<Socket>()

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }

  function relay(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      if (mode === 'pass' && !stranded.has(from) && !to.write(chunk)) {
        from.pause()
        to.once('drain', () => from.resume())
      }
    })
    from.on('end', () => stranded.has(from) || to.end())
    from.on('close', () => stranded.has(from) || to.destroy())
  }

  const server = createServer((client) => {
    keep(client)
    if (mode === 'cut') {
      client.destroy()
      return
    }
    const upstream = connect(target)
    keep(upstream)
    relay(client, upstream)
    relay(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    port,
    /** The same address with this proxy in between. */
    through(url: string): string {
      return Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href
    },
    setMode(next: ProxyMode): void {
      mode = next
      // Connections that lost bytes in a black hole are of no use afterwards.
      if (next !== 'black-hole') for (const socket of sockets) socket.destroy()
    },
    /** A silent failover: every open connection stays open and dead, whatever becomes of the server; new ones work. */
    failOver(): void {
      for (const socket of sockets) stranded.add(socket)
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
