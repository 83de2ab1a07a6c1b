import { createElement, type ReactElement } from 'react'
import { type Drawn, keyOf } from '@/components/static/draw'
import { htmlAttributes } from '@/components/static/html-attributes'
import { ICON_NAMES } from '@/components/static/icon-names'
import { SPRITE } from '@/components/static/sprite-address'

type IconData = { name: string; node: [string, Record<string, string>][] }

/**
 * A Lucide icon; undefined for other elements. Inline shapes were a tenth of a page's weight, so most are
 * sprite references; line style for both is in app/styles/base.css (`.lucide`).
 */
export function drawIcon(element: ReactElement): Drawn | undefined {
  const { icon, className, ...rest } = element.props as Record<string, unknown> & { icon?: IconData }
  if (!icon) return undefined
  const hidden = Object.keys(rest).some((name) => /^(aria-|role$|title$)/.test(name))
    ? {}
    : { 'aria-hidden': 'true' }
  const inSprite = ICON_NAMES.has(icon.name)
  const attributes = {
    ...(!inSprite && { viewBox: '0 0 24 24' }),
    ...rest,
    className: ['lucide', className].filter(Boolean).join(' '),
    ...hidden,
  }
  const shapes = inSprite
    ? `<use href="${SPRITE}#${icon.name}"></use>`
    : icon.node.map(([tag, { key: _, ...shape }]) => `<${tag}${htmlAttributes(shape)}></${tag}>`).join('')
  return {
    html: `<svg${htmlAttributes(attributes)}>${shapes}</svg>`,
    node: () =>
      createElement('svg', { ...attributes, ...keyOf(element), dangerouslySetInnerHTML: { __html: shapes } }),
  }
}
