import type { EntityName } from '@/lib/records/declare/field'

/** Origin of a text of a previewed page. `field` may go on into a structure: `content.items.0.title`. */
export type Mark = { entity: EntityName; id: string; field: string }

// Unicode's tag characters: every ASCII sign has one, and no browser draws them.
const FIRST = 0xe0000
const OPENS = String.fromCodePoint(0xe0001)
const CLOSES = String.fromCodePoint(0xe007f)
const MARK = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}/gu

/** An invisible text that says where a text comes from. */
export function markText({ entity, id, field }: Mark): string {
  const hidden = [...`${entity}/${id}/${field}`].map((sign) =>
    String.fromCodePoint(FIRST + (sign.codePointAt(0) ?? 0)),
  )
  return `${OPENS}${hidden.join('')}${CLOSES}`
}

/** The marks in a text, in their order. */
export function marksIn(text: string): Mark[] {
  return [...text.matchAll(MARK)].flatMap(([, hidden = '']) => {
    const plain = [...hidden].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FIRST)).join('')
    const [entity, id, field] = plain.split('/')
    return entity && id && field ? [{ entity: entity as EntityName, id, field }] : []
  })
}
