import 'server-only'
import { db } from '@/lib/platform/database/db'
import { kindsWhere } from '@/lib/platform/outbox/registered-handlers'
import { setAside } from '@/lib/platform/outbox/set-aside'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

/** While instances are replaced, rows of a new kind wait for a worker of the new build. */
const WAITS_MIN = 60
const BATCH = 200

/** Sets aside rows of kinds that no worker of this build runs; without this no one would notice them. */
export const unknownKinds = defineSweep({
  name: 'unknown-kinds',
  every: 5 * 60_000,
  async run() {
    const rows = await db.$queryRaw<{ id: string; kind: string }[]>`
      select id, kind from outbox_items
      where ((state = 'due' and due_at < now() - make_interval(mins => ${WAITS_MIN}::int))
          or (state = 'leased' and lease_expires_at < now() - make_interval(mins => ${WAITS_MIN}::int)))
        and kind <> all(${await kindsWhere(() => true)})
      limit ${BATCH}`
    for (const { id, kind } of rows)
      await setAside(id, new Error(`This build has no handler for the kind ${kind.slice(0, 60)}`))
  },
})
