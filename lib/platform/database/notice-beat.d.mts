import type pg from 'pg'

export function startBeat(
  listener: pg.Client,
  options: {
    everyMs: number
    send: (channel: string, nonce: string) => unknown
    heard: (sentAt: number) => void
    deaf: () => void
  },
): Promise<() => void>
