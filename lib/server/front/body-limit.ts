import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseBody } from '@/lib/server/front/answer'

export type BodyLimits = {
  /** In bytes; uploads of signed-in people have a limit of their own (upload-requests.ts). */
  maxBodyBytes: number
  /** Slower senders are cut, so that they hold no connection. */
  minBytesPerInterval: number
  intervalMs: number
}

export const BODY_LIMITS: BodyLimits = {
  maxBodyBytes: 2 * 1024 * 1024,
  minBytesPerInterval: 10_240,
  intervalMs: 10_000,
}

/** Limits a body's size and slowness. Returns false when it was rejected (413) for its declared length. */
export function limitBody(request: IncomingMessage, response: ServerResponse, limits: BodyLimits): boolean {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > limits.maxBodyBytes) {
    refuseBody(request, response, 413, 'This request is too large')
    return false
  }
  if (declared > 0 || request.headers['transfer-encoding']) watchBody(request, limits)
  return true
}

function watchBody(
  request: IncomingMessage,
  { maxBodyBytes, minBytesPerInterval, intervalMs }: BodyLimits,
): void {
  let total = 0
  let sinceCheck = 0
  // Hooks into the parser, because reading the stream here would take the data from its consumer.
  const deliver = request.push.bind(request)
  request.push = (chunk, encoding) => {
    const size: number = chunk?.length ?? 0
    total += size
    sinceCheck += size
    if (total > maxBodyBytes) {
      request.destroy()
      return false
    }
    return deliver(chunk, encoding)
  }
  const timer = setInterval(() => {
    // A slow reader is not the sender's fault.
    const waitingForReader = request.readableLength >= request.readableHighWaterMark
    if (sinceCheck < minBytesPerInterval && !waitingForReader && !request.complete) request.destroy()
    sinceCheck = 0
  }, intervalMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
  request.once('end', () => clearInterval(timer))
}
