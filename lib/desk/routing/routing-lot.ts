import 'server-only'
import { type RoutedLead, readAllRouted } from '@/lib/desk/routing/routed-lead'
import { type NewEntry, recordEvents } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { enqueue, type NewItem } from '@/lib/platform/outbox/enqueue'

export type RoutingLot = Awaited<ReturnType<typeof openRoutingLot>>

/** Requests that find their owners in one transaction: read together, and what is written about them is written together at its end. */
export async function openRoutingLot(tx: Tx, ids: string[]) {
  const leads = await readAllRouted(tx, ids)
  /** Requests and families about which this lot has something to write. */
  const changed = new Set<string | null>()
  let entries: NewEntry[] = []
  let items: NewItem[] = []

  async function write(): Promise<void> {
    if (entries.length > 0) await recordEvents(tx, entries)
    if (items.length > 0) await enqueue(tx, ...items)
    entries = []
    items = []
  }

  return {
    /** One of them, as it is by now. */
    async lead(id: string): Promise<RoutedLead | undefined> {
      const lead = leads.get(id)
      if (!lead || !(changed.has(id) || (lead.householdId && changed.has(lead.householdId)))) return lead
      await write()
      return (await readAllRouted(tx, [id])).get(id)
    },
    /** An entry for its history. */
    record({ id, householdId }: RoutedLead, entry: Omit<NewEntry, 'tourRequestId'>): void {
      entries.push({ ...entry, tourRequestId: id })
      changed.add(id)
      // Whoever has it is who the family is given to next.
      if (entry.type === 'routed') changed.add(householdId)
    },
    enqueue(item: NewItem): void {
      items.push(item)
    },
    write,
  }
}
