import { Icon } from 'lucide-react'
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { drawIcon } from '@/components/static/draw-icon'
import { htmlAttributes } from '@/components/static/html-attributes'

type Maybe<T> = T | Promise<T>

/** A part of a page after its server components ran. */
export type Drawn = {
  /** Its HTML; null when it holds something that runs in the browser. */
  html: string | null
  /** The same for React, with every static element in it frozen by `freeze`. */
  node: (freeze: Freeze) => ReactNode
}

/** Turns an element whose content is known as HTML into one that React does not look into. */
export type Freeze = (element: HostElement, content: string) => ReactNode

export type HostElement = ReactElement<Record<string, unknown>, string>
type Props = Record<string, unknown> & { children?: ReactNode }

const NOTHING: Drawn = { html: '', node: () => null }
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr'])
/** What React moves to the head, runs, or ignores in the browser. */
const OF_REACT = /^(textarea|script|style|link|meta|title|base|head|body|html|noscript|iframe)$/

/**
 * Runs the server components of a tree and tells what of it is plain HTML. At once, except where one of them has to wait: a
 * page has a thousand elements, and as many promises would cost more than all the rest. Throws what they throw.
 */
export function draw(node: ReactNode): Maybe<Drawn> {
  if (node === null || node === undefined || typeof node === 'boolean') return NOTHING
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
    ? Promise.all(parts).then(together)
    : together(parts as Drawn[])
}

function drawElement(element: ReactElement<Props>): Maybe<Drawn> {
  const { type, props } = element as { type: unknown; props: Props }
  if (typeof type === 'string') return drawHost(element as HostElement)
  if (type === Fragment) return draw(props.children)
  if (type === Icon) return drawIcon(element) ?? untouched(element)
  const run = serverComponent(type)
  return run ? draw(run(props) as ReactNode) : untouched(element)
}

function drawHost(element: HostElement): Maybe<Drawn> {
  const { type, props } = element
  if (OF_REACT.test(type) && !isData(element)) return untouched(element)
  if (type === 'select' && (props.value ?? props.defaultValue) !== undefined) return drawSelect(element)
  const open = `<${type}${htmlAttributes(props)}>`
  if (VOID.has(type)) return { html: open, node: () => element }
  const raw = (props.dangerouslySetInnerHTML as { __html: string } | undefined)?.__html
  if (raw !== undefined) return filled(element, open, { html: raw, node: () => null })
  return after(draw(props.children as ReactNode), (content) => filled(element, open, content))
}

/** An element with what is in it. */
function filled(element: HostElement, open: string, { html, node }: Drawn): Drawn {
  if (html === null) return { html, node: (freeze) => withContent(element, node(freeze)) }
  return { html: `${open}${html}</${element.type}>`, node: (freeze) => freeze(element, html) }
}

/** React names the chosen option on the select, HTML on the option. */
function drawSelect(element: HostElement): Maybe<Drawn> {
  const { value, defaultValue, ...props } = element.props
  const chosen = `<option${htmlAttributes({ value: value ?? defaultValue })}`
  return after(drawHost(createElement('select', props) as HostElement), ({ html }) => ({
    html: html?.replace(`${chosen}>`, `${chosen} selected="">`) ?? null,
    node: () => element,
  }))
}

function after<T, U>(value: Maybe<T>, next: (value: T) => U): Maybe<U> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** JSON for search engines. */
function isData({ type, props }: HostElement): boolean {
  return type === 'script' && props.type === 'application/ld+json'
}

/** A function of ours that runs on the server, or undefined: the browser's components, boundaries and contexts. */
function serverComponent(type: unknown): ((props: Props) => ReactNode | Promise<ReactNode>) | undefined {
  const kind = (type as { $$typeof?: symbol } | null)?.$$typeof
  if (kind === Symbol.for('react.forward_ref'))
    return (type as { render: (props: Props, ref: undefined) => ReactNode }).render as (
      props: Props,
    ) => ReactNode
  if (typeof type !== 'function' || kind === Symbol.for('react.client.reference')) return undefined
  return type as (props: Props) => ReactNode
}

function together(parts: Drawn[]): Drawn {
  return {
    html: parts.every(({ html }) => html !== null) ? parts.map(({ html }) => html).join('') : null,
    node: (freeze) => createElement(Fragment, null, ...parts.map(({ node }) => node(freeze))),
  }
}

function withContent(element: HostElement, content: ReactNode): ReactNode {
  return createElement(element.type, { ...element.props, ...keyOf(element) }, content)
}

/** A key only where there was one: React would take null for a word. */
export function keyOf({ key }: { key: string | null }): { key?: string } {
  return key === null ? {} : { key }
}

function text(value: string): Drawn {
  const html = value.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  return { html, node: () => value }
}

function untouched(element: ReactElement): Drawn {
  return { html: null, node: () => element }
}
