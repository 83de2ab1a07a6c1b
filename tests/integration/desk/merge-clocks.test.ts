import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { mergeHouseholds, undoMerge } from '@/lib/desk/duplicates/merge'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { undoAttempt } from '@/lib/desk/tour-requests/undo-attempt'
import { ATTEMPT_OUTCOMES, type AttemptOutcome } from '@/lib/leads/tour-requests/contact-attempt'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const CLOCK = ['lead-escalation', 'alert-watch', 'lead-routing']
const admin = somebody('admin')
let people: { sam: Actor; limited: Actor }
let communities: string[]

beforeEach(async () => {
  await db.$executeRaw`truncate do_not_contacts, tour_requests, households, communities, rate_limits, outbox_items, users cascade`
  communities = [(await givenCommunity('aspen')).id, (await givenCommunity('birch')).id]
  const id = async (username: string) =>
    (await db.user.create({ data: { username, password: '-', role: 'counselor' } })).id
  people = {
    sam: { ...somebody('counselor'), id: await id('sam') },
    limited: { ...somebody('counselor', communities.slice(0, 1)), id: await id('ida') },
  }
})

/** Small numbers that repeat for a seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Three families, the first with two requests. Both copies of the world get the same operations. */
class World {
  leads: { id: string; community: number }[] = []
  households: string[] = []
  attempts: string[] = []
  merges: { id: string; family: number }[] = []

  constructor(private digit: number) {}

  async add(family: number, community: number): Promise<void> {
    const contact = {
      phone: `(303) 555-0${this.digit}${family}0`,
      email: `f${this.digit}${family}@example.com`,
    }
    const body = leadBody({ name: `Family ${family}`, ...contact, communityId: communities[community] })
    const { transactionId } = await acceptedLead(body, { from: null })
    const { id, householdId } = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
    this.leads.push({ id, community })
    this.households[family] ??= householdId ?? ''
  }

  async attempt(at: number, actor: Actor, outcome: AttemptOutcome): Promise<void> {
    const attemptId = randomUUID()
    this.attempts.push(attemptId)
    await logAttempt(actor, this.leads[at]?.id ?? '', { attemptId, outcome })
  }

  async merge(family: number): Promise<void> {
    const chosen = {
      absorbedId: this.households[family] ?? '',
      name: 'Family 0',
      phoneE164: null,
      email: null,
    }
    this.merges.push({ family, id: await mergeHouseholds(admin, this.households[0] ?? '', chosen) })
  }

  /** Undoes the last merge and returns its family. */
  async undo(): Promise<number> {
    const last = this.merges.pop()
    await undoMerge(admin, last?.id ?? '')
    return last?.family ?? 0
  }

  /** Clocks and due rows, with attempts by their number. */
  async state() {
    const entries = await db.leadEvent.findMany({ where: { id: { in: this.attempts } } })
    const numberAt = (at: Date | null) => {
      const entry = entries.find(({ createdAt }) => createdAt.getTime() === at?.getTime())
      return entry ? this.attempts.indexOf(entry.id) : at
    }
    return Promise.all(
      this.leads.map(async ({ id }) => {
        const lead = await db.tourRequest.findUniqueOrThrow({ where: { id } })
        const where = { tourRequestId: id, kind: { in: CLOCK }, state: 'due' }
        const rows = await db.outboxItem.findMany({ where, orderBy: { dedupKey: 'asc' } })
        return {
          status: lead.status,
          first: numberAt(lead.firstAttemptAt),
          by: lead.firstAttemptById,
          isTimed: lead.firstAttemptStaffedS !== null,
          reached: numberAt(lead.reachedAt),
          contacted: numberAt(lead.lastContactedAt),
          rows: rows.map(({ dedupKey, dueAt, createdAt, payload }) => ({
            key: dedupKey?.replace(id, '{lead}'),
            payload,
            // Relative to the lead, because the copies are seconds apart.
            isAtOnce: dueAt <= createdAt,
            before: lead.callDueAt && Math.round((lead.callDueAt.getTime() - dueAt.getTime()) / 60_000),
          })),
        }
      }),
    )
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'C10: undoing merges leaves clocks and due alerts as without them, whatever happened between (%i)',
  async (seed) => {
    const random = randomFrom(seed)
    const worlds = [new World(1), new World(2)] as const
    const [merged] = worlds
    const both = async (run: (world: World) => Promise<void>) => {
      for (const world of worlds) await run(world)
    }
    for (const family of [0, 0, 1, 2]) {
      const community = random(2)
      await both((world) => world.add(family, community))
    }
    const unmerged = [1, 2]
    for (let step = 0; step < 9; step++) {
      const kind = random(6)
      if (kind < 3) {
        const at = random(merged.leads.length)
        const isLimited = merged.leads[at]?.community === 0 && random(3) === 0
        const outcome = ATTEMPT_OUTCOMES[random(ATTEMPT_OUTCOMES.length)] ?? 'reached'
        await both((world) => world.attempt(at, isLimited ? people.limited : people.sam, outcome))
      } else if (kind < 5) {
        const [family] = unmerged.splice(random(unmerged.length), 1)
        if (family) await merged.merge(family)
      } else if (merged.leads.length < 5) {
        const community = random(2)
        await both((world) => world.add(0, community))
      } else if (merged.merges.length > 0) unmerged.push(await merged.undo())
    }
    while (merged.merges.length > 0) await merged.undo()
    const [undone, never] = await Promise.all(worlds.map((world) => world.state()))
    expect(undone).toEqual(never)
  },
)

test('C10: an attempt on the other family’s request does not stop a clock once the merge is undone', async () => {
  const world = new World(1)
  await world.add(0, 0)
  await world.add(1, 0)
  const before = await world.state()
  await world.merge(1)
  await world.attempt(0, people.sam, 'reached')
  expect((await world.state())[1]).toMatchObject({ first: 0, status: 'contacted', rows: [] })
  await world.undo()
  expect((await world.state())[1]).toEqual(before[1])
  expect(before[1]?.rows.length).toBeGreaterThan(2)
  await undoAttempt(people.sam, world.leads[0]?.id ?? '', world.attempts[0] ?? '')
  expect(await world.state()).toEqual(before)
})
