import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { type Freeze, keyOf } from '@/components/static/draw'
import { StaticElement } from '@/components/static/static-element'

/** Below this length the name costs what the content would. */
const MINIMUM_CHARACTERS = 240
const NAME_LENGTH = 8

/** The element with its content as one text, named by what it says where that is worth a name. */
export const freeze: Freeze = (element, content) => {
  const html = inAscii(content)
  const { children: _, dangerouslySetInnerHTML: __, ...rest } = element.props
  const attributes = { ...rest, ...keyOf(element) }
  return html.length < MINIMUM_CHARACTERS
    ? createElement(element.type, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
    : createElement(StaticElement, { ...attributes, as: element.type, content: nameOf(html), html })
}

/**
 * HTML with everything beyond ASCII as a number (`&#8217;`). One apostrophe makes a whole text two bytes a character, and to write
 * and read it so at each step of a render took a tenth of it (docs/decisions/013-static-parts.md). The text of a script, which
 * knows no such numbers, is ASCII already (`jsonLdText`).
 */
function inAscii(html: string): string {
  return html.replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`)
}

function nameOf(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, NAME_LENGTH)
}
