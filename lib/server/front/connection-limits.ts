import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressGroup } from '@/lib/platform/http/address-group'

export type ConnectionLimits = {
  /** Per client address or IPv6 network; not applied behind our own proxies. */
  maxConnectionsPerAddress: number
  maxConnections: number
}

/** At a limit, closes the oldest idle connection: of the same address, or of the one with the most. */
export function limitConnections(
  server: Server,
  isBusy: (socket: Socket) => boolean,
  { maxConnectionsPerAddress, maxConnections }: ConnectionLimits,
): void {
  /** Oldest first. */
  const byAddress = new Map<string, Set<Socket>>()
  let count = 0

  server.on('connection', (socket: Socket) => {
    const address = addressGroup(socket.remoteAddress ?? '')
    const own = byAddress.get(address) ?? new Set<Socket>()
    if (own.size >= maxConnectionsPerAddress && !closeIdle(own)) {
      socket.destroy()
      return
    }
    if (count >= maxConnections && !closeIdle(largest())) {
      socket.destroy()
      return
    }
    byAddress.set(address, own.add(socket))
    count += 1
    socket.once('close', () => forget(address, own, socket))
  })

  function forget(address: string, own: Set<Socket>, socket: Socket): void {
    if (!own.delete(socket)) return
    count -= 1
    if (own.size === 0 && byAddress.get(address) === own) byAddress.delete(address)
  }

  function closeIdle(sockets: Set<Socket> | undefined): boolean {
    for (const socket of sockets ?? [])
      if (!isBusy(socket)) {
        sockets?.delete(socket)
        count -= 1
        socket.destroy()
        return true
      }
    return false
  }

  function largest(): Set<Socket> | undefined {
    let most: Set<Socket> | undefined
    for (const sockets of byAddress.values()) if (sockets.size > (most?.size ?? 0)) most = sockets
    return most
  }
}
