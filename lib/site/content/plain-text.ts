const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Text of sanitized HTML, with blank lines between blocks. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|h[1-6]|li|tr|blockquote|caption)>/g, '\n\n')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const WORDS_PER_MINUTE = 200

/** Reading time at an unhurried pace, at least 1 minute. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
