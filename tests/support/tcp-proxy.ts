import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** `cut` closes connections and refuses new ones; `black-hole` keeps them open but passes nothing. */
export type ProxyMode = 'pass' | 'cut' | 'black-hole'

/** A TCP proxy on loopback that can break the connection between a program and its server. */
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
    /** The URL with this proxy in between. */
    through(url: string): string {
      return Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href
    },
    setMode(next: ProxyMode): void {
      mode = next
      // Connections that lost bytes in a black hole are unusable afterwards.
      if (next !== 'black-hole') for (const socket of sockets) socket.destroy()
    },
    /** Simulates a silent failover: every open connection stays open but dead; new ones work. */
    failOver(): void {
      for (const socket of sockets) stranded.add(socket)
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
