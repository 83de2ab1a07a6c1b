import type { ShownNumber } from '@/lib/leads/tracking-numbers/tracking-numbers'

type Change = { node: Node; undo: () => void }

/** An American number as people write it, with or without the country code. */
const WRITTEN = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}/g

let changes: Change[] = []

/** Swaps phone numbers on this and later pages; prints keep the usual ones, as paper outlives a campaign. */
export async function swapNumbers(): Promise<void> {
  const answer = await fetch('/api/phone-numbers')
  const numbers = answer.ok ? ((await answer.json()) as ShownNumber[]) : []
  if (numbers.length === 0) return
  const byDialed = new Map(numbers.map((number) => [digits(number.from), number]))
  const swapAll = () => {
    changes = changes.filter(({ node }) => node.isConnected)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')) swap(link, byDialed)
  }
  const seen = new MutationObserver(swapAll)
  const watch = () => {
    swapAll()
    seen.observe(document.body, { childList: true, subtree: true })
  }
  addEventListener('beforeprint', () => {
    seen.disconnect()
    for (const { undo } of changes) undo()
    changes = []
  })
  addEventListener('afterprint', watch)
  watch()
}

function swap(link: HTMLAnchorElement, byDialed: Map<string, ShownNumber>): void {
  const number = byDialed.get(digits(link.pathname))
  if (!number || link.pathname === number.dial) return
  const before = link.pathname
  const swapped = (text: string) =>
    text.replace(WRITTEN, (written) => (digits(written) === digits(before) ? number.display : written))
  change(link, link.getAttribute('href'), `tel:${number.dial}`, (href) => link.setAttribute('href', href))
  const label = link.getAttribute('aria-label')
  change(link, label, label && swapped(label), (text) => link.setAttribute('aria-label', text))
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    change(node, node.nodeValue, node.nodeValue && swapped(node.nodeValue), (text) => {
      node.nodeValue = text
    })
  }
}

function change(node: Node, before: string | null, after: string | null, set: (value: string) => void): void {
  if (before === null || after === null || before === after) return
  set(after)
  changes.push({ node, undo: () => set(before) })
}

const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
