import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import { type Browser, recordAccess } from '@/lib/accounts/access/access-log'
import { assertMayConnect, findConnection } from '@/lib/desk/connections/read-connections'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import {
  CONNECTION_SETTINGS,
  loadConnections,
  openSetting,
  sealSetting,
} from '@/lib/platform/connections/stored-connections'
import { db, type Tx } from '@/lib/platform/database/db'
import { isOfEnvironment, settingFaults } from '@/lib/platform/env'
import { conflict, invalidFields } from '@/lib/platform/errors'
import type { Connection } from '@/lib/platform/integrations/define-connection'

const MOST = 4_000

/** By field: a text is stored, an empty one removes what was stored; a field that is left out stays. */
export const connectionSchema = z.strictObject({
  values: z.record(z.string().max(64), z.string().trim().max(MOST, 'Please enter a shorter value')),
})

type Values = z.output<typeof connectionSchema>['values']

/**
 * Stores settings of a connection, sealed, and uses them from now on in every process.
 * @throws AppError 400 with fieldErrors, 403, 404
 */
export async function saveConnection(
  actor: SessionUser,
  name: string,
  values: Values,
  browser: Browser,
): Promise<void> {
  assertMayConnect(actor, name)
  const connection = findConnection(name)
  assertOwnFields(connection, values)
  await changeSettings(connection, async (tx, stored) => {
    const next = new Map(stored)
    for (const [field, value] of Object.entries(values)) {
      if (value === '') next.delete(field)
      else next.set(field, value)
    }
    assertSecretsWithAddress(connection, values, stored)
    assertUsable(connection, next, await othersOf(tx, connection))
    await write(tx, actor, connection, { stored, next })
    await recordAccess(tx, {
      action: 'connection.change',
      actor,
      browser,
      on: { entity: 'connection', id: name },
      after: { fields: Object.keys(values).filter((field) => next.get(field) !== stored.get(field)) },
    })
  })
}

/** Removes everything that was entered for a connection. @throws AppError 403, 404 */
export async function disconnect(actor: SessionUser, name: string, browser: Browser): Promise<void> {
  assertMayConnect(actor, name)
  const connection = findConnection(name)
  await changeSettings(connection, async (tx, stored) => {
    await tx.connectionSetting.deleteMany({ where: { connection: name } })
    await tx.connectionTest.deleteMany({ where: { connection: name } })
    await recordAccess(tx, {
      action: 'connection.remove',
      actor,
      browser,
      on: { entity: 'connection', id: name },
      before: { fields: [...stored.keys()] },
    })
  })
}

type Stored = ReadonlyMap<string, string>

/** One change at a time. The notice leaves with the commit; this process has the settings when it returns. */
async function changeSettings(
  { name }: Connection,
  work: (tx: Tx, stored: Stored) => Promise<void>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('connections', 0))`
    await work(tx, await settingsOf(tx, { connection: name }))
    await announceExpiry(tx, [CONNECTION_SETTINGS])
  })
  expireNow([CONNECTION_SETTINGS])
  await loadConnections()
}

async function settingsOf(tx: Tx, where: object): Promise<Stored> {
  const rows = await tx.connectionSetting.findMany({ where })
  return new Map(
    rows.flatMap((row) => {
      const value = openSetting(row)
      return value === null ? [] : [[row.name, value] as const]
    }),
  )
}

const othersOf = (tx: Tx, { name }: Connection) => settingsOf(tx, { NOT: { connection: name } })

function assertOwnFields({ fields }: Connection, values: Values): void {
  for (const field of Object.keys(values)) {
    const own = fields.find(({ name }) => name === field)
    if (!own) throw invalidFields({ [field]: 'This connection does not have this field' })
    if (isOfEnvironment(own.name))
      throw conflict('This is set by the environment, which takes precedence', {
        [field]: `${field} is set in the server’s environment. Change it there`,
      })
  }
}

/** Otherwise an administrator could send a stored secret, which nobody may read, to a server of their own. */
function assertSecretsWithAddress({ fields }: Connection, values: Values, stored: Stored): void {
  const moved = fields.some(
    ({ name, isAddress }) =>
      isAddress && values[name] !== undefined && values[name] !== (stored.get(name) ?? ''),
  )
  const kept = moved
    ? fields.filter(({ name, isSecret }) => isSecret && stored.has(name) && values[name] === undefined)
    : []
  if (kept.length > 0)
    throw invalidFields(
      Object.fromEntries(kept.map(({ name }) => [name, 'Enter this again, because the address has changed'])),
    )
}

function assertUsable({ fields, together = [] }: Connection, next: Stored, others: Stored): void {
  const faults = settingFaults({ ...Object.fromEntries(others), ...Object.fromEntries(next) })
  const isThere = (name: (typeof together)[number]) => next.has(name) || isOfEnvironment(name)
  const missing = together.some(isThere) ? together.filter((name) => !isThere(name)) : []
  const own = [
    ...fields.flatMap(({ name }) => (faults[name] ? [[name, sentence(faults[name])] as const] : [])),
    ...missing.map((name) => [name, 'Please enter this, too'] as const),
  ]
  if (own.length > 0) throw invalidFields(Object.fromEntries(own))
  const [other] = Object.entries(faults)
  if (other) throw conflict(`This does not match ${other[0]}: it ${other[1]}`)
}

const sentence = (fault: string) => (/^[a-z]/.test(fault) ? `This ${fault}` : fault)

async function write(
  tx: Tx,
  actor: SessionUser,
  { name: connection }: Connection,
  { stored, next }: { stored: Stored; next: Stored },
): Promise<void> {
  const gone = [...stored.keys()].filter((name) => !next.has(name))
  await tx.connectionSetting.deleteMany({ where: { name: { in: gone } } })
  for (const [name, value] of next) {
    if (stored.get(name) === value) continue
    const data = { connection, sealedValue: sealSetting(name, value), changedByName: actor.username }
    await tx.connectionSetting.upsert({ where: { name }, create: { name, ...data }, update: data })
  }
}
