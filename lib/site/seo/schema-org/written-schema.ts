import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'

const LONGEST = 20_000
const DEEPEST = 12

/** Stars for ourselves: search engines ignore them, and no stored review backs them (feature E6). */
const SELF_PRAISE: ReadonlySet<string> = new Set(['aggregateRating', 'review', 'reviews', 'starRating'])

/**
 * Why schema.org data written by hand cannot stand on a page, in words for the person, or null when it can. Judged on
 * save and again before it is shown.
 */
export function schemaProblem(value: unknown): string | null {
  const nodes = nodesOf(value)
  if (nodes.length === 0) return 'Please enter one object, a list of objects, or an object with an @graph'
  if (JSON.stringify(value).length > LONGEST) return 'Please use 20,000 characters or fewer'
  if (!nodes.every(isTyped)) return 'Every object needs an @type such as "LocalBusiness"'
  const context = contextOf(value)
  if (context !== undefined && !/^https?:\/\/schema\.org\/?$/.test(String(context))) {
    return 'The @context must be https://schema.org'
  }
  return nodes.map((node) => problemWithin(node, 0)).find((problem) => problem !== null) ?? null
}

/** The nodes of data written by hand, ready for the page; none when anything is wrong with it. */
export function writtenNodes(value: unknown): SchemaNode[] {
  if (value === null || value === undefined || schemaProblem(value) !== null) return []
  return nodesOf(value).map(({ '@context': _, ...node }) => node as SchemaNode)
}

type Plain = Record<string, unknown>

function nodesOf(value: unknown): Plain[] {
  if (Array.isArray(value)) return value.every(isPlain) ? value : []
  if (!isPlain(value)) return []
  const graph = value['@graph']
  if (graph === undefined) return [value]
  return Array.isArray(graph) && graph.every(isPlain) ? graph : []
}

function contextOf(value: unknown): unknown {
  const [first] = Array.isArray(value) ? value : [value]
  return isPlain(first) ? first['@context'] : undefined
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTyped(node: Plain): boolean {
  const types = [node['@type']].flat()
  return (
    types.length > 0 && types.every((type) => typeof type === 'string' && /^[A-Z][A-Za-z0-9]*$/.test(type))
  )
}

function problemWithin(value: unknown, depth: number): string | null {
  if (depth > DEEPEST) return 'This is nested too deeply'
  if (Array.isArray(value)) return firstProblem(value, depth)
  if (!isPlain(value)) {
    const isScript = typeof value === 'string' && /^\s*(javascript|data|vbscript):/i.test(value)
    return isScript ? 'Addresses must start with https://' : null
  }
  const praise = Object.keys(value).find((key) => SELF_PRAISE.has(key))
  if (praise) return `Please leave out ${praise}: a business may not rate itself`
  return firstProblem(Object.values(value), depth)
}

function firstProblem(values: unknown[], depth: number): string | null {
  return values.map((value) => problemWithin(value, depth + 1)).find((problem) => problem !== null) ?? null
}
