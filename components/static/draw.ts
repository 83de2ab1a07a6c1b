import { Icon } from 'lucide-react'
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { htmlAttributes } from '@/components/static/html-attributes'
import { ICON_NAMES } from '@/components/static/icon-names'
import { SPRITE } from '@/components/static/sprite-address'

type Maybe<T> = T | Promise<T>

type Drawn = {
  /** Null when it contains client components. */
  html: string | null
  /** Its React equivalent, with static elements frozen. */
  node: (freeze: Freeze) => ReactNode
}

export type Freeze = (element: HostElement, content: string) => ReactNode

type HostElement = ReactElement<Record<string, unknown>, string>
type Props = Record<string, unknown> & { children?: ReactNode }

const EMPTY: Drawn = { html: '', node: () => null }
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr'])
const HANDLED_BY_REACT = /^(textarea|script|style|link|meta|title|base|head|body|html|noscript|iframe)$/

/**
 * Runs the server components of a tree and separates its static HTML. Rethrows component errors. Synchronous
 * unless a component awaits: a promise per element would dominate the cost.
 */
export function draw(node: ReactNode): Maybe<Drawn> {
  if (node === null || node === undefined || typeof node === 'boolean') return EMPTY
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint')
    return text(String(node))
  if (node instanceof Promise) return node.then((known) => draw(known as ReactNode))
  if (isValidElement<Props>(node)) return drawElement(node)
  if (Symbol.iterator in node) return drawAll([...(node as Iterable<ReactNode>)])
  return { html: null, node: () => node }
}

function drawAll(nodes: ReactNode[]): Maybe<Drawn> {
  const parts = nodes.map(draw)
  return parts.some((part) => part instanceof Promise)
    ? Promise.all(parts).then(combine)
    : combine(parts as Drawn[])
}

function drawElement(element: ReactElement<Props>): Maybe<Drawn> {
  const { type, props } = element as { type: unknown; props: Props }
  if (typeof type === 'string') return drawHost(element as HostElement)
  if (type === Fragment) return draw(props.children)
  if (type === Icon) return drawIcon(element) ?? asIs(element)
  const run = serverComponent(type)
  return run ? draw(run(props) as ReactNode) : asIs(element)
}

function drawHost(element: HostElement): Maybe<Drawn> {
  const { type, props } = element
  if (HANDLED_BY_REACT.test(type) && !isJsonLd(element)) return asIs(element)
  if (type === 'select' && (props.value ?? props.defaultValue) !== undefined) return drawSelect(element)
  const open = `<${type}${htmlAttributes(props)}>`
  if (VOID.has(type)) return { html: open, node: () => element }
  const raw = (props.dangerouslySetInnerHTML as { __html: string } | undefined)?.__html
  if (raw !== undefined) return withHtml(element, open, { html: raw, node: () => null })
  return chain(draw(props.children as ReactNode), (content) => withHtml(element, open, content))
}

function withHtml(element: HostElement, open: string, { html, node }: Drawn): Drawn {
  if (html === null) return { html, node: (freeze) => withContent(element, node(freeze)) }
  return { html: `${open}${html}</${element.type}>`, node: (freeze) => freeze(element, html) }
}

/** React sets the chosen option on the select, HTML on the option. */
function drawSelect(element: HostElement): Maybe<Drawn> {
  const { value, defaultValue, ...props } = element.props
  const chosen = `<option${htmlAttributes({ value: value ?? defaultValue })}`
  return chain(drawHost(createElement('select', props) as HostElement), ({ html }) => ({
    html: html?.replace(`${chosen}>`, `${chosen} selected="">`) ?? null,
    node: () => element,
  }))
}

function chain<T, U>(value: Maybe<T>, next: (value: T) => U): Maybe<U> {
  return value instanceof Promise ? value.then(next) : next(value)
}

function isJsonLd({ type, props }: HostElement): boolean {
  return type === 'script' && props.type === 'application/ld+json'
}

/** Undefined for client components, boundaries and contexts. */
function serverComponent(type: unknown): ((props: Props) => ReactNode | Promise<ReactNode>) | undefined {
  const kind = (type as { $$typeof?: symbol } | null)?.$$typeof
  if (kind === Symbol.for('react.forward_ref'))
    return (type as { render: (props: Props, ref: undefined) => ReactNode }).render as (
      props: Props,
    ) => ReactNode
  if (typeof type !== 'function' || kind === Symbol.for('react.client.reference')) return undefined
  return type as (props: Props) => ReactNode
}

function combine(parts: Drawn[]): Drawn {
  return {
    html: parts.every(({ html }) => html !== null) ? parts.map(({ html }) => html).join('') : null,
    node: (freeze) => createElement(Fragment, null, ...parts.map(({ node }) => node(freeze))),
  }
}

function withContent(element: HostElement, content: ReactNode): ReactNode {
  return createElement(element.type, { ...element.props, ...keyOf(element) }, content)
}

/** Omits a null key, which React would convert to a string. */
export function keyOf({ key }: { key: string | null }): { key?: string } {
  return key === null ? {} : { key }
}

function text(value: string): Drawn {
  const html = value.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  return { html, node: () => value }
}

function asIs(element: ReactElement): Drawn {
  return { html: null, node: () => element }
}

type IconData = { name: string; node: [string, Record<string, string>][] }

/**
 * A Lucide icon; undefined for other elements. Inline shapes were a tenth of a page's weight, so most are
 * sprite references; line style for both is in app/styles/base.css (`.lucide`).
 */
function drawIcon(element: ReactElement): Drawn | undefined {
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
