import 'server-only'
import type { LeasedItem, Outcome } from '@/lib/platform/outbox/define-handler'

/**
 * A way by which another system hears of leads: signed webhooks are one, a CRM's own API is another. What is to be told is planned by
 * the lead's history and waits in the outbox, so a system that is away costs the desk nothing.
 */
export type LeadAdapter<Destination, Message> = {
  /** Where it goes; null when that is switched off or removed: whoever is not to hear any more hears nothing. */
  destinationOf(item: LeasedItem): Promise<Destination | null>
  /** What is told now; null when there is nothing to tell any more. Never of who is held back or erased. */
  messageFor(item: LeasedItem): Promise<Message | null>
  /** Tells it once; may be repeated with the same row. */
  tell(to: Destination, message: Message, item: LeasedItem, signal: AbortSignal): Promise<Outcome>
}

/** Hands one row of the outbox to another system. */
export async function handOver<D, M>(
  adapter: LeadAdapter<D, M>,
  item: LeasedItem,
  signal: AbortSignal,
): Promise<Outcome> {
  const to = await adapter.destinationOf(item)
  const message = to && (await adapter.messageFor(item))
  return to && message ? adapter.tell(to, message, item, signal) : { outcome: 'done' }
}
