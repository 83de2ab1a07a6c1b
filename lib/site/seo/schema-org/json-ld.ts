import { escapeInJson } from '@/lib/platform/json-escape'

export type SchemaNode = { '@type': string | readonly string[] } & Record<string, unknown>

/**
 * JSON-LD without blank values, or null without nodes. Escapes `<`, so that no value can close the script,
 * and non-ASCII for static parts (components/static/freeze.ts).
 */
export function jsonLdText(nodes: readonly (SchemaNode | null)[]): string | null {
  const graph = nodes.map(withoutBlanks).filter((node) => node !== undefined)
  if (graph.length === 0) return null
  return escapeInJson(
    JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }),
    /[<\x80-\uffff]/g,
  )
}

function withoutBlanks(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return undefined
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) {
    const kept = value.map(withoutBlanks).filter((entry) => entry !== undefined)
    return kept.length > 0 ? kept : undefined
  }
  if (typeof value !== 'object') return value
  const kept = Object.entries(value).flatMap(([key, entry]) => {
    const clean = withoutBlanks(entry)
    return clean === undefined ? [] : [[key, clean] as const]
  })
  return kept.some(([key]) => key !== '@type') ? Object.fromEntries(kept) : undefined
}
