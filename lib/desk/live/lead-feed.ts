import 'server-only'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import { isInScope, type LeadViewer, leadScopeOf } from '@/lib/leads/access/lead-scope'
import { LEADS_CHANNEL, type LeadNotice, readLeadNotice } from '@/lib/leads/tour-requests/announce'
import { db } from '@/lib/platform/database/db'
import { listenTo } from '@/lib/platform/database/listen'
import { inStaffShare } from '@/lib/platform/database/staff-share'
import { log } from '@/lib/platform/log'

/** Changes of one moment are one message to each screen, and one query about whose they are. */
const GATHER_MS = 250
/** Above it, screens read everything again. */
const MAX_CHANGES = 1_000

/** Changes that may take a lead out of somebody's scope, or out of the database. */
const LEAVING = new Set(['deleted', 'mail-read', 'assigned'])

/** Null: anything may have changed. */
export type LeadChanges = LeadNotice[] | null

type Reader = { viewer: LeadViewer; heard: (changes: LeadChanges) => void }

type Feed = {
  readers: Set<Reader>
  waiting: Map<string, LeadNotice>
  isLost: boolean
  timer: NodeJS.Timeout | null
  stop: () => void
}

// Next compiles this module into several bundles; the process gathers the notices once.
const holder = globalThis as { porchlightLeadFeed?: Feed }
holder.porchlightLeadFeed ??= {
  readers: new Set(),
  waiting: new Map(),
  isLost: false,
  timer: null,
  stop: () => {},
}
const feed = holder.porchlightLeadFeed

/**
 * Calls back with the changes of leads in the person's scope, on any instance, gathered over a quarter of a
 * second. Returns the unsubscribe function.
 */
export function followLeads(viewer: LeadViewer, heard: (changes: LeadChanges) => void): () => void {
  const reader = { viewer, heard }
  feed.readers.add(reader)
  if (feed.readers.size === 1) feed.stop = listenTo(LEADS_CHANNEL, { heard: gather, missed: lose })
  return () => {
    feed.readers.delete(reader)
    if (feed.readers.size === 0) feed.stop()
  }
}

function gather(entries: string[]): void {
  for (const entry of entries)
    if (feed.waiting.size <= MAX_CHANGES) feed.waiting.set(entry, readLeadNotice(entry))
  if (feed.waiting.size > MAX_CHANGES) feed.isLost = true
  sendSoon()
}

/** Notices sent while disconnected are lost. */
function lose(): void {
  feed.isLost = true
  sendSoon()
}

function sendSoon(): void {
  feed.timer ??= setTimeout(() => {
    const changes = feed.isLost ? null : [...feed.waiting.values()]
    feed.waiting.clear()
    feed.isLost = false
    feed.timer = null
    void inStaffShare(() => send(changes))
  }, GATHER_MS)
}

async function send(changes: LeadChanges): Promise<void> {
  const readers = [...feed.readers]
  const limited = readers.filter(({ viewer }) => scopedCommunityIds(viewer) !== null)
  for (const reader of readers) if (!limited.includes(reader)) reader.heard(changes)
  if (limited.length === 0) return
  try {
    const places = await placesOf(changes ?? [])
    for (const { viewer, heard } of limited) {
      const own = changes && (await ownChanges(viewer, changes, places))
      if (own === null || own.length > 0) heard(own)
    }
  } catch (error) {
    log.warn({ err: error }, 'lead changes could not be matched to people; screens reload everything')
    for (const { heard } of limited) heard(null)
  }
}

type Place = { communityId: string | null; ownerId: string | null }

async function placesOf(changes: LeadNotice[]): Promise<Map<string, Place>> {
  const ids = [...new Set(changes.map(({ leadId }) => leadId))]
  if (ids.length === 0) return new Map()
  const select = { id: true, communityId: true, ownerId: true }
  const leads = await db.tourRequest.findMany({ where: { id: { in: ids } }, select })
  return new Map(leads.map(({ id, ...place }) => [id, place]))
}

/** Those in scope. A lead that may just have left it is not named: null. */
async function ownChanges(
  viewer: LeadViewer,
  changes: LeadNotice[],
  places: ReadonlyMap<string, Place>,
): Promise<LeadChanges> {
  const scope = await leadScopeOf(viewer)
  const isOwn = ({ leadId }: LeadNotice) => {
    const place = places.get(leadId)
    return place !== undefined && isInScope(scope, place)
  }
  if (changes.some((change) => LEAVING.has(change.type) && !isOwn(change))) return null
  return changes.filter(isOwn)
}
