import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '@/tests/support/source-files'

/** Imports that still point upward, as 'file → file'. The list may only get shorter. */
const UPWARD: readonly string[] = []

/** Pairs of domains, counted once per direction. */
const MOST_ARROWS = 36

const order = domainsInOrder(readFileSync('docs/STYLE.md', 'utf8'))
const files = sourceFiles('app', 'components', 'lib')
const edges = files.flatMap((file) => targetsOf(file).map((target): Edge => [file.path, target]))

type Edge = readonly [from: string, to: string]

/** Parses the line of docs/STYLE.md that lists the domains, lowest first. */
function domainsInOrder(style: string): string[] {
  const line = style.split('\n').find((each) => each.startsWith('Domains: ')) ?? ''
  return [...line.matchAll(/`([a-z]+)`/g)].map(([, domain = '']) => domain)
}

/** The repository files that a file imports, types included. */
function targetsOf({ path, text }: SourceFile): string[] {
  const statements = text.matchAll(/^(?:import|export)\b[^'"]*?(?:from )?'([^']+)'/gm)
  const onDemand = text.matchAll(/\bimport\('([^']+)'\)/g)
  return [...statements, ...onDemand].flatMap(([, name = '']) => {
    const target = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') && join(dirname(path), name)
    return target || []
  })
}

const parts = (path: string) => path.split('/')
const domainOf = (path: string) => (path.startsWith('lib/') ? (parts(path)[1] ?? null) : null)
const folderOf = (path: string) => parts(path).slice(0, 3).join('/')

/** Names that reach themselves through their imports, sorted. */
function inCycles(pairs: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of pairs) next.set(from, (next.get(from) ?? new Set()).add(to))
  const reachesItself = (start: string) => {
    const seen = new Set<string>()
    const open = [start]
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const to of next.get(name) ?? []) {
        if (to === start) return true
        if (!seen.has(to)) open.push(to)
        seen.add(to)
      }
    }
    return false
  }
  return [...next.keys()].filter(reachesItself).toSorted()
}

test('lib holds the domains that docs/STYLE.md lists, and no loose file', () => {
  expect(order.length).toBe(9)
  const found = new Set(files.flatMap(({ path }) => domainOf(path) ?? []))
  expect([...found].toSorted()).toEqual(order.toSorted())
})

test('a file imports from its own domain or from one before it in docs/STYLE.md', () => {
  const upward = edges
    .filter(([from, to]) => {
      const [own, other] = [domainOf(from), domainOf(to)]
      return own && other && order.indexOf(other) > order.indexOf(own)
    })
    .map(([from, to]) => `${from} → ${to}`)
  const [added, gone] = [
    upward.filter((each) => !UPWARD.includes(each)),
    UPWARD.filter((each) => !upward.includes(each)),
  ]
  expect(added, 'new, against docs/STYLE.md').toEqual([])
  expect(gone, 'no longer there: remove it from UPWARD').toEqual([])
})

test('the domains import each other along few edges, and in no cycle', () => {
  const between = edges.flatMap(([from, to]): Edge[] => {
    const [own, other] = [domainOf(from), domainOf(to)]
    return own && other && own !== other ? [[own, other]] : []
  })
  const arrows = new Set(between.map((edge) => edge.join(' → ')))
  expect(arrows.size).toBeGreaterThan(20)
  expect(arrows.size).toBeLessThanOrEqual(MOST_ARROWS)
  expect(inCycles(between)).toEqual([])
})

test('the folders of a domain form no cycle', () => {
  const isFolder = (path: string) => parts(path).length > 3
  const inside = edges.flatMap(([from, to]): Edge[] => {
    const isSame = domainOf(from) !== null && domainOf(from) === domainOf(to)
    const pair: Edge = [isFolder(from) ? folderOf(from) : `lib/${domainOf(from)}`, folderOrDomain(to)]
    return isSame && pair[0] !== pair[1] ? [pair] : []
  })
  expect(inside.length).toBeGreaterThan(500)
  expect(inCycles(inside)).toEqual([])
})

/** The folder of an imported file (given without extension); the domain itself for a file directly in it. */
function folderOrDomain(path: string): string {
  const isFile = parts(path).length === 3 && !existsSync(path)
  return isFile ? `lib/${domainOf(path)}` : folderOf(path)
}

test('a public page does not know the back office', () => {
  const allowed = ['site', 'leads', 'platform', 'browser']
  const found = edges.filter(([from, to]) => {
    if (!/^(components\/site|app\/\(site\))\//.test(from)) return false
    const domain = domainOf(to)
    return domain ? !allowed.includes(domain) : /^(components|app)\/admin\//.test(to)
  })
  expect(found.map((edge) => edge.join(' → '))).toEqual([])
})

test('only components and the shells of the browser import what runs in it', () => {
  const found = edges.filter(
    ([from, to]) => domainOf(to) === 'browser' && from.startsWith('lib/') && domainOf(from) !== 'browser',
  )
  expect(found.map((edge) => edge.join(' → '))).toEqual([])
})

test('a declaration of an entity imports zod, what makes fields, and types', () => {
  // A list of declarations, not a declaration.
  const registry = 'lib/records/entities/registry.ts'
  const declarations = sourceFiles('lib/records/entities').filter(({ path }) => path !== registry)
  const allowed =
    /^(zod|@\/lib\/records\/declare\/(fields|time-fields|json-fields|old-address-fields|structures|define-entity)|@\/lib\/records\/entities\/(tracking-fields|section-shapes|floor-plan-layout|license-fields|greeting-fields)|@\/lib\/site\/floor-plans\/[a-z-]+|@\/lib\/site\/communities\/price-terms|@\/lib\/platform\/(ad-platforms|brand)\/[a-z-]+)$/
  const found = declarations.flatMap(({ path, text }) =>
    [...text.matchAll(/^import (?!type )[^'"]*?from '([^']+)'/gm)].map(([, name = '']) => [path, name]),
  )
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter(([, name = '']) => !allowed.test(name))).toEqual([])
})
