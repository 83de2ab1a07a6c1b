import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { type Freeze, keyOf } from '@/components/static/draw'
import { StaticElement } from '@/components/static/static-element'

const MINIMUM_CHARACTERS = 240
const NAME_LENGTH = 8

/** Freezes an element: its content becomes one string, referenced by hash if long enough. */
export const freeze: Freeze = (element, content) => {
  const html = toAscii(content)
  const { children: _, dangerouslySetInnerHTML: __, ...rest } = element.props
  const attributes = { ...rest, ...keyOf(element) }
  return html.length < MINIMUM_CHARACTERS
    ? createElement(element.type, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
    : createElement(StaticElement, { ...attributes, as: element.type, content: nameOf(html), html })
}

/**
 * Escapes non-ASCII characters: one apostrophe would make the whole string two-byte, which cost a tenth of
 * each render (docs/decisions/013-static-parts.md). Script text, without entities, is already ASCII
 * (`jsonLdText`).
 */
function toAscii(html: string): string {
  return html.replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`)
}

function nameOf(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, NAME_LENGTH)
}
