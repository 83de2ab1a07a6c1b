import { createElement, type ReactElement } from 'react'
import { type Drawn, keyOf } from '@/components/still/draw'
import { htmlAttributes } from '@/components/still/html-attributes'

type IconData = { name: string; node: [string, Record<string, string>][] }

const FRAME = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/** A Lucide icon as Lucide's own component draws it in the browser; undefined when it is no icon of the set. */
export function drawIcon(element: ReactElement): Drawn | undefined {
  const { icon, className, size, ...rest } = element.props as Record<string, unknown> & { icon?: IconData }
  if (!icon) return undefined
  const hidden = Object.keys(rest).some((name) => /^(aria-|role$|title$)/.test(name))
    ? {}
    : { 'aria-hidden': 'true' }
  const attributes = {
    ...FRAME,
    ...(size === undefined ? {} : { width: size, height: size }),
    ...rest,
    className: ['lucide', `lucide-${icon.name}`, className].filter(Boolean).join(' '),
    ...hidden,
  }
  const shapes = icon.node
    .map(([tag, { key: _, ...shape }]) => `<${tag}${htmlAttributes(shape)}></${tag}>`)
    .join('')
  return {
    html: `<svg${htmlAttributes(attributes)}>${shapes}</svg>`,
    node: () =>
      createElement('svg', { ...attributes, ...keyOf(element), dangerouslySetInnerHTML: { __html: shapes } }),
  }
}
