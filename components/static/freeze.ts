import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { type Freeze, keyOf } from '@/components/static/draw'
import { StaticElement } from '@/components/static/static-element'

/** Below this length the name costs what the content would. */
const MINIMUM_CHARACTERS = 240
const NAME_LENGTH = 8

/** The element with its content as one text, named by what it says where that is worth a name. */
export const freeze: Freeze = (element, html) => {
  const { children: _, dangerouslySetInnerHTML: __, ...rest } = element.props
  const attributes = { ...rest, ...keyOf(element) }
  return html.length < MINIMUM_CHARACTERS
    ? createElement(element.type, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
    : createElement(StaticElement, { ...attributes, as: element.type, content: nameOf(html), html })
}

function nameOf(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, NAME_LENGTH)
}
