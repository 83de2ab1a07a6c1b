import { jsonLdText, type SchemaNode } from '@/lib/site/seo/schema-org/json-ld'

/** Structured data for search engines (feature E6). */
export function JsonLd({ nodes }: { nodes: readonly (SchemaNode | null)[] }) {
  const text = jsonLdText(nodes)
  if (text === null) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
