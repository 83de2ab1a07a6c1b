import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { entities } from '@/lib/records/entities/registry'
import matrix from '@/tests/authz-matrix.json' with { type: 'json' }

const ROOT = resolve(import.meta.dirname, '..', '..')

const COLUMNS = ['anonymous', 'disabled', 'expired', 'viewer', 'counselor', 'editor', 'admin'] as const
/** An analyst counts as a viewer, and marketing as an editor, except where the matrix says otherwise. */
export const ACTORS = [...COLUMNS, 'analyst', 'marketing'] as const
export type Actor = (typeof ACTORS)[number]
export type Outcome = 'page' | 'no-access' | 'login' | 'open' | '401' | '403'

const STRANGERS: readonly Actor[] = ['anonymous', 'disabled', 'expired']
const ENTRIES = [
  { prefix: '/admin', stranger: 'login', reader: 'page', other: 'no-access' },
  { prefix: '/api/admin', stranger: '401', reader: 'open', other: '403' },
] as const

/** One page or call. */
export type Row = {
  name: string
  method: string
  path: string
  /** Body of a mutation: empty, unless only a well-formed body reaches the permission check. */
  body: unknown
  expect: Record<Actor, Outcome>
}

/**
 * Reads tests/authz-matrix.json, and adds what needs no entry there: pages of the site without parameters,
 * which are everyone's, and each entity's list, by its area. @throws Error for an entry without all outcomes
 */
export function matrixRows(): Row[] {
  if (matrix.columns !== COLUMNS.join(' ')) throw new Error('the columns of authz-matrix.json have changed')
  const listed = Object.entries(matrix.rows).map(([name, cells]) => {
    const [method = '', path = ''] = name.split(' ')
    const outcomes = cells.split(' ')
    const unknown = outcomes.filter((outcome) => !Object.hasOwn(matrix.outcomes, outcome))
    if (unknown.length > 0 || outcomes.length !== COLUMNS.length) throw new Error(`${name}: ${cells}`)
    const expect = Object.fromEntries(COLUMNS.map((actor, at) => [actor, outcomes[at]]))
    expect.analyst = exceptions('analyst')[name] ?? expect.viewer
    expect.marketing = exceptions('marketing')[name] ?? expect.editor
    const body = (matrix.bodies as Record<string, unknown>)[name] ?? {}
    return { name, method, path, body, expect: expect as Record<Actor, Outcome> }
  })
  return [...listed, ...entrances().filter(isOfSite).map(siteRow), ...entities.flatMap(entityRows)]
}

/** Outcomes of a role that has no column. */
function exceptions(role: 'analyst' | 'marketing'): Partial<Record<string, string>> {
  const all: Partial<Record<string, unknown>> = matrix
  return (all[role] ?? {}) as Partial<Record<string, string>>
}

/** Rows for an entity's list, as page and as API call: only admins see an area that names no readers. */
function entityRows({ path, area }: (typeof entities)[number]): Row[] {
  const readers = ['admin', ...((matrix.readers as Record<string, string>)[area] ?? '').split(' ')]
  return ENTRIES.map(({ prefix, stranger, reader, other }) => {
    const outcomeOf = (actor: Actor): Outcome =>
      STRANGERS.includes(actor) ? stranger : readers.includes(actor) ? reader : other
    return rowOf(`${prefix}/${path}`, outcomeOf)
  })
}

function isOfSite({ file, pattern }: Entrance): boolean {
  return /^app\/\(site\)\/.*page\.tsx$/.test(file) && !pattern.includes('[')
}

const siteRow = ({ pattern }: Entrance): Row => rowOf(pattern, () => 'page')

function rowOf(path: string, outcomeOf: (actor: Actor) => Outcome): Row {
  const expect = Object.fromEntries(ACTORS.map((actor) => [actor, outcomeOf(actor)]))
  return { name: `GET ${path}`, method: 'GET', path, body: {}, expect: expect as Record<Actor, Outcome> }
}

export type Entrance = { method: string; pattern: string; file: string }

/** All pages and exported route handler methods below app/. */
export function entrances(): Entrance[] {
  const files = sourceFiles('app').filter((file) => /\/(page\.tsx|route\.tsx?)$/.test(file))
  return files.flatMap((file) => {
    const pattern = patternOf(file)
    if (file.endsWith('page.tsx')) return [{ method: 'GET', pattern, file }]
    return methodsOf(readFileSync(join(ROOT, file), 'utf8')).map((method) => ({ method, pattern, file }))
  })
}

/** TypeScript files below a folder, as paths from the checkout's root. */
export function sourceFiles(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return entries.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name}`)
}

function patternOf(file: string): string {
  const segments = file
    .split('/')
    .slice(1, -1)
    .filter((segment) => !/^\(.*\)$/.test(segment))
  return `/${segments.join('/')}`
}

function methodsOf(source: string): string[] {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
  return methods.filter((method) =>
    new RegExp(
      `export\\s+(?:const|async function|function)\\s+(?:${method}\\b|\\{[^}]*\\b${method}\\b)`,
    ).test(source),
  )
}

/** Finds a path's entrance as the router does: fixed segments win over parameters, these over catch-alls. */
export function entranceOf(all: Entrance[], { method, path }: Row): Entrance | undefined {
  const candidates = all.filter((entrance) => entrance.method === method && matches(entrance.pattern, path))
  return candidates.sort((a, b) => parameters(a.pattern) - parameters(b.pattern))[0]
}

const parameters = (pattern: string) => pattern.split('[').length + (pattern.includes('[...') ? 100 : 0)

function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/\/\[\[\.{3}[^\]]+\]\]/g, '(?:/.+)?')
    .replace(/\[\.{3}[^\]]+\]/g, '.+')
    .replace(/\[[^\]]+\]/g, '[^/]+')
  return new RegExp(`^${source}$`).test(path)
}
