import type { CDPSession, Page } from 'playwright/test'

type Value = { value?: unknown }
type AxNode = {
  nodeId: string
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  value?: Value
  properties?: { name: string; value: Value }[]
  childIds?: string[]
}

/** Roles that a screen reader passes over; what is in them is read. */
const SILENT = new Set([
  'generic',
  'none',
  'paragraph',
  'RootWebArea',
  'LabelText',
  'InlineTextBox',
  'strong',
  'sectionheader',
  'sectionfooter',
  'DescriptionList',
])
/** Roles whose name is their text, so that the text in them is not read a second time. */
const NAMED_BY_TEXT = new Set([
  'heading',
  'button',
  'link',
  'option',
  'cell',
  'columnheader',
  'rowheader',
  'tab',
  'term',
  'textbox',
  'DisclosureTriangle',
])
/** States worth hearing: the value, or null when the name alone is heard. */
const STATES: Record<string, (value: unknown) => string | null> = {
  level: (value) => `level ${value}`,
  required: (value) => (value ? 'required' : null),
  invalid: (value) => (value === 'true' ? 'invalid entry' : null),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : null),
  disabled: (value) => (value ? 'unavailable' : null),
  modal: (value) => (value ? 'modal' : null),
  focused: (value) => (value ? 'focused' : null),
}

/**
 * Reads a part of the page as a screen reader does, in its order: one line for each stop, such as
 * `textbox: Phone number, required, invalid entry, "Phone number is required"`.
 * @param part the role and, where several have it, the name of the part, such as `dialog`
 */
export async function readAloud(page: Page, part: { role: string; name?: string }): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  try {
    const nodes = await accessibilityTree(session)
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const root = nodes.find(
      ({ ignored, role, name }) =>
        !ignored && role?.value === part.role && (part.name === undefined || name?.value === part.name),
    )
    if (!root) throw new Error(`No ${part.role} ${part.name ?? ''} in the accessibility tree`)
    return linesOf(root, byId)
  } finally {
    await session.detach()
  }
}

async function accessibilityTree(session: CDPSession): Promise<AxNode[]> {
  await session.send('Accessibility.enable')
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
}

function linesOf(node: AxNode, byId: Map<string, AxNode>): string[] {
  const role = String(node.role?.value ?? '')
  const inner = innerLines(node, byId)
  if (node.ignored || SILENT.has(role)) return inner
  const name = String(node.name?.value ?? '').trim()
  if (role === 'StaticText') return name ? [name] : []
  const states = (node.properties ?? []).flatMap(({ name, value }) =>
    name === 'level' && role !== 'heading' ? [] : (STATES[name]?.(value.value) ?? []),
  )
  const value = String(node.value?.value ?? '')
  const description = String(node.description?.value ?? '')
  const heard = [name, ...states, value && `has ${value}`, description && `“${description}”`].filter(Boolean)
  const line = [role, heard.join(', ')].filter(Boolean).join(': ')
  return [line, ...(NAMED_BY_TEXT.has(role) ? [] : inner)]
}

/** Text that elements cut into pieces, such as “Step <b>1</b> of 2”, is one line. */
function innerLines(node: AxNode, byId: Map<string, AxNode>): string[] {
  const lines: string[] = []
  let afterText = false
  for (const id of node.childIds ?? []) {
    const child = byId.get(id)
    if (!child) continue
    const said = linesOf(child, byId)
    const isText = said.length === 1 && isInlineText(child, byId)
    if (isText && afterText) lines.push(`${lines.pop()} ${said[0]}`)
    else lines.push(...said)
    if (said.length > 0) afterText = isText
  }
  return lines
}

const INLINE = new Set(['StaticText', 'generic', 'none', 'strong', 'emphasis', 'time'])

function isInlineText(node: AxNode, byId: Map<string, AxNode>): boolean {
  const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? [])
  const role = String(node.role?.value ?? 'none')
  return role === 'StaticText' || (INLINE.has(role) && children.every((child) => isInlineText(child, byId)))
}

/**
 * Collects what live regions announce from the next page load on.
 * @returns the announcements so far, in order, such as `status: Saved`
 */
export async function hearAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heardAnnouncements: heard })
    const LIVE = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive]'
    const last = new WeakMap<Element, string>()
    const hear = (region: Element) => {
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (!text || last.get(region) === text) return
      last.set(region, text)
      heard.push(`${region.getAttribute('role') ?? region.getAttribute('aria-live')}: ${text}`)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement
        const region = place?.closest(LIVE)
        if (region) hear(region)
        for (const added of addedNodes)
          if (added instanceof Element)
            for (const inner of [added, ...added.querySelectorAll('*')])
              if (inner.matches('[role=alert]')) hear(inner)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { heardAnnouncements: string[] }).heardAnnouncements)
}
