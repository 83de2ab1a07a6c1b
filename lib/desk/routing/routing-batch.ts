import 'server-only'
import { type RoutedLead, readAllRouted } from '@/lib/desk/routing/routed-lead'
import { type NewEntry, recordEvents } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { enqueue, type NewItem } from '@/lib/platform/outbox/enqueue'

export type RoutingBatch = Awaited<ReturnType<typeof openRoutingBatch>>

/** Requests routed in one transaction: read together, and written together at the end. */
export async function openRoutingBatch(tx: Tx, ids: string[]) {
  const leads = await readAllRouted(tx, ids)
  /** Leads and households with pending writes. */
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
    /** The lead, read again when it has pending writes. */
    async lead(id: string): Promise<RoutedLead | undefined> {
      const lead = leads.get(id)
      if (!lead || !(changed.has(id) || (lead.householdId && changed.has(lead.householdId)))) return lead
      await write()
      return (await readAllRouted(tx, [id])).get(id)
    },
    record({ id, householdId }: RoutedLead, entry: Omit<NewEntry, 'tourRequestId'>): void {
      entries.push({ ...entry, tourRequestId: id })
      changed.add(id)
      // The new owner is the family's owner from now on.
      if (entry.type === 'routed') changed.add(householdId)
    },
    enqueue(item: NewItem): void {
      items.push(item)
    },
    write,
  }
}
