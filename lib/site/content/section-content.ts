/** One entry of a section. The meaning of its fields depends on the section type. */
export type SectionItem = { title: string; text: string; label: string | null; href: string | null }

/** Limits of a section that shows records, and its button. Ids, and the slug of a contact topic. */
export type SectionChoice = {
  communityId: string | null
  careTypeId: string | null
  topic: string | null
  label: string | null
  href: string | null
}

type SectionContent = { html: string; imageId: string | null; items: SectionItem[]; chosen: SectionChoice }

/** Parses the free JSON of page_content_sections; drops what is invalid. A string is HTML. Never throws. */
export function sectionContent(content: unknown): SectionContent {
  if (typeof content === 'string') return { ...sectionContent({}), html: content }
  const fields = record(content)
  return {
    html: text(fields.html) ?? text(fields.text) ?? '',
    imageId: text(fields.imageId),
    items: Array.isArray(fields.items) ? fields.items.flatMap(item) : [],
    chosen: {
      communityId: text(fields.communityId),
      careTypeId: text(fields.careTypeId),
      topic: text(fields.topic),
      label: text(fields.label),
      href: text(fields.href),
    },
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
