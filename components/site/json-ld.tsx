import { jsonLdText, type SchemaNode } from '@/lib/site/seo/schema-org/json-ld'

/** Data about the page for search engines (feature E6). It shows nothing and runs nothing. */
export function JsonLd({ nodes }: { nodes: readonly (SchemaNode | null)[] }) {
  const text = jsonLdText(nodes)
  if (text === null) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, which React would spoil
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
