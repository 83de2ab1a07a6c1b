import 'server-only'
import type { LeasedItem, Outcome } from '@/lib/platform/outbox/define-handler'

/** Sends leads to another system: signed webhooks, or a CRM's own API, from the outbox. */
export type LeadAdapter<Destination, Message> = {
  /** Null when switched off or removed. */
  destinationOf(item: LeasedItem): Promise<Destination | null>
  /** Null when nothing is left to send. Never includes erased or held-back leads. */
  messageFor(item: LeasedItem, to: Destination): Promise<Message | null>
  /** May repeat the same row. Returns the other side's words. @throws OutsideError */
  send(to: Destination, message: Message, item: LeasedItem, signal: AbortSignal): Promise<string>
}

/** Delivers one outbox row. */
export async function deliverLead<D, M>(
  adapter: LeadAdapter<D, M>,
  item: LeasedItem,
  signal: AbortSignal,
): Promise<Outcome> {
  const to = await adapter.destinationOf(item)
  const message = to && (await adapter.messageFor(item, to))
  if (!to || !message) return { outcome: 'done' }
  return { outcome: 'sent', response: await adapter.send(to, message, item, signal) }
}
