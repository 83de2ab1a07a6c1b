/** One entry of a section. The meaning of its fields depends on the section type. */
export type SectionItem = { title: string; text: string; label: string | null; href: string | null }

type SectionContent = { html: string; imageId: string | null; items: SectionItem[] }

/** Parses the free JSON of page_content_sections; drops what is invalid. A string is HTML. Never throws. */
export function sectionContent(content: unknown): SectionContent {
  if (typeof content === 'string') return { html: content, imageId: null, items: [] }
  const fields = record(content)
  return {
    html: text(fields.html) ?? text(fields.text) ?? '',
    imageId: text(fields.imageId),
    items: Array.isArray(fields.items) ? fields.items.flatMap(item) : [],
  }
}

function item(value: unknown): SectionItem[] {
  const fields = record(value)
  const title = text(fields.title)
  if (title === null) return []
  return [{ title, text: text(fields.text) ?? '', label: text(fields.label), href: text(fields.href) }]
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
