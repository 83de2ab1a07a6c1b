import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'

const MAX_LENGTH = 20_000
const MAX_DEPTH = 12

/** Search engines ignore self-serving ratings, and no stored review backs them (feature E6). */
const SELF_PRAISE: ReadonlySet<string> = new Set(['aggregateRating', 'review', 'reviews', 'starRating'])

/** Error message for manually entered data, or null. Checked on save and before output. */
export function schemaProblem(value: unknown): string | null {
  const nodes = nodesOf(value)
  if (nodes.length === 0) return 'Please enter one object, a list of objects, or an object with an @graph'
  if (JSON.stringify(value).length > MAX_LENGTH) return 'Please use 20,000 characters or fewer'
  if (!nodes.every(isTyped)) return 'Every object needs an @type such as "LocalBusiness"'
  const context = contextOf(value)
  if (context !== undefined && !/^https?:\/\/schema\.org\/?$/.test(String(context))) {
    return 'The @context must be https://schema.org'
  }
  return nodes.map((node) => problemWithin(node, 0)).find((problem) => problem !== null) ?? null
}

/** Nodes of manually entered data; none when it is invalid. */
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
  if (depth > MAX_DEPTH) return 'This is nested too deeply'
  if (Array.isArray(value)) return firstProblem(value, depth)
  if (!isPlain(value)) {
    const isScript = typeof value === 'string' && /^\s*(javascript|data|vbscript):/i.test(value)
    return isScript ? 'URLs must start with https://' : null
  }
  const praise = Object.keys(value).find((key) => SELF_PRAISE.has(key))
  if (praise) return `Please leave out ${praise}: a business may not rate itself`
  return firstProblem(Object.values(value), depth)
}

function firstProblem(values: unknown[], depth: number): string | null {
  return values.map((value) => problemWithin(value, depth + 1)).find((problem) => problem !== null) ?? null
}
