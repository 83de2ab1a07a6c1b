import 'server-only'
import { can, type SessionUser } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import * as registry from '@/lib/desk/connections/registry'
import { openSetting } from '@/lib/platform/connections/stored-connections'
import { db } from '@/lib/platform/database/db'
import { isOfEnvironment } from '@/lib/platform/env'
import { forbidden, notFound } from '@/lib/platform/errors'
import type { Connection } from '@/lib/platform/integrations/define-connection'

/** By title, as every screen lists them. */
export const connections: readonly Connection[] = Object.values(registry).toSorted((a, b) =>
  a.title.localeCompare(b.title, 'en-US'),
)

export const connectionHref = ({ name }: Pick<Connection, 'name'>) => `/admin/connections/${name}`

/** @throws AppError 404 */
export function findConnection(name: string): Connection {
  const found = connections.find((connection) => connection.name === name)
  if (!found) throw notFound('There is no such connection')
  return found
}

/** `environment`: its variable is set there, so nothing entered here counts. */
type Source = 'environment' | 'here' | 'none'

type ShownField = Connection['fields'][number] & {
  source: Source
  /** Null for secrets, and for values of the environment. */
  value: string | null
}

export type LastTest = { succeeded: boolean; words: string; by: string; at: string }

export type ConnectionLine = Pick<Connection, 'name' | 'title' | 'purpose'> & {
  isSet: boolean
  /** Where its settings come from. */
  sources: Source[]
  last: LastTest | null
}

export type ReadConnection = ConnectionLine & Pick<Connection, 'steps' | 'more'> & { fields: ShownField[] }

type Acting = Pick<SessionUser, 'role'>

const areaOf = ({ area }: Pick<Connection, 'area'>) => area ?? 'administration'

/** Connections that the user may set up. */
export function connectionsOf(user: Acting): Connection[] {
  return connections.filter((connection) => can(user, 'update', areaOf(connection)))
}

/** True when the user may set up a connection; an unknown one counts as an administrator's. */
export function mayConnect(user: Acting, name: string): boolean {
  return can(user, 'update', areaOf(connections.find((connection) => connection.name === name) ?? {}))
}

/** @throws AppError 403 */
export function assertMayConnect(user: Acting, name: string): void {
  if (!mayConnect(user, name)) throw forbidden()
}

/** The connections that the user may set up, with their last test. @throws AppError 403 without any */
export async function listConnections(actor: Actor): Promise<ConnectionLine[]> {
  const own = connectionsOf(actor)
  if (own.length === 0) throw forbidden()
  const [rows, tests] = await Promise.all([
    db.connectionSetting.findMany({ select: { name: true } }),
    db.connectionTest.findMany(),
  ])
  const stored = new Set(rows.map(({ name }) => name))
  return own.map((connection) => ({
    ...lineOf(connection, stored),
    last: shownTest(tests.find((test) => test.connection === connection.name)),
  }))
}

/** One connection with its values, without secrets. @throws AppError 403, 404 */
export async function readConnection(actor: Actor, name: string): Promise<ReadConnection> {
  assertMayConnect(actor, name)
  const connection = findConnection(name)
  const [rows, test] = await Promise.all([
    db.connectionSetting.findMany({ where: { connection: name } }),
    db.connectionTest.findUnique({ where: { connection: name } }),
  ])
  const stored = new Set(rows.map((row) => row.name))
  const fields = connection.fields.map((field) => {
    const row = rows.find((each) => each.name === field.name)
    const source = sourceOf(field.name, stored)
    const isShown = row && !field.isSecret && source === 'here'
    return { ...field, source, value: isShown ? openSetting(row) : null }
  })
  const { steps, more } = connection
  return { ...lineOf(connection, stored), steps, ...(more && { more }), fields, last: shownTest(test) }
}

function lineOf(connection: Connection, stored: ReadonlySet<string>): Omit<ConnectionLine, 'last'> {
  const { name, title, purpose, fields, isSet } = connection
  const sources = fields.map((field) => sourceOf(field.name, stored)).filter((source) => source !== 'none')
  return { name, title, purpose, isSet: isSet(), sources: [...new Set(sources)] }
}

function sourceOf(name: ShownField['name'], stored: ReadonlySet<string>): Source {
  if (isOfEnvironment(name)) return 'environment'
  return stored.has(name) ? 'here' : 'none'
}

type TestRow = { succeeded: boolean; words: string; testedByName: string; testedAt: Date }

function shownTest(test: TestRow | null | undefined): LastTest | null {
  if (!test) return null
  const { succeeded, words, testedByName, testedAt } = test
  return { succeeded, words, by: testedByName, at: testedAt.toISOString() }
}
