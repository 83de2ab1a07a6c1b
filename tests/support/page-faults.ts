import type { Page } from 'playwright/test'

/** Finds horizontal scrolling and clipped text (E2), after layout at the current window size. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await drawn(page)
  return page.evaluate(() => {
    const faults: string[] = []
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isSeen)
    if (wide > 0) {
      const edge = document.documentElement.clientWidth + 1
      const culprits = elements.filter((element) => element.getBoundingClientRect().right > edge).slice(-2)
      faults.push(`${wide} px wider than ${edge - 1}: ${culprits.map(nameOf).join(', ')}`)
    }
    for (const element of elements) {
      const { overflowX, overflowY } = getComputedStyle(element)
      const cutsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
      if (hasOwnText(element) && ((cutsX && /hidden|clip/.test(overflowX)) || cutsY))
        faults.push(`cut off: ${nameOf(element)}`)
    }
    return faults

    function isSeen(element: HTMLElement) {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    function hasOwnText(element: HTMLElement) {
      return [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
    }
    function nameOf(element: HTMLElement) {
      return `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 40)}`
    }
  })
}

/**
 * Finds small targets, bad headings, missing names or autofill, small text, and cards whose picture is read
 * before their name (E3, E4, E7, E10, E11).
 */
export async function structureFaults(page: Page): Promise<string[]> {
  await drawn(page)
  return page.evaluate(() => {
    const seen = <T extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<T>(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        const isHidden = element.closest('[aria-hidden=true]') !== null
        return width > 1 && height > 1 && !isHidden && element.checkVisibility({ visibilityProperty: true })
      })
    const faults: string[] = []
    const say = (what: string, element: Element) =>
      faults.push(`${what}: <${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 40)}`)

    for (const target of seen('a[href], button, input:not([type=hidden]), select, textarea, summary')) {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      const isInText = getComputedStyle(target).display === 'inline'
      if (!isInText && (width < 43.5 || height < 43.5))
        say(`${Math.round(width)}×${Math.round(height)}`, target)
    }
    const headings = seen('h1, h2, h3, h4, h5, h6')
    if (headings.filter(({ tagName }) => tagName === 'H1').length !== 1) faults.push('not exactly one h1')
    let level = 0
    for (const heading of headings) {
      const next = Number(heading.tagName[1])
      if (next > level + 1) say(`h${next} after h${level}`, heading)
      level = next
    }
    for (const card of seen('main :is(li, article):not(:has(li, article))')) {
      const name = card.querySelector('h2, h3, h4')
      const picture = card.querySelector<HTMLImageElement>('img:not([alt=""])')
      const isBefore =
        name && picture && name.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_PRECEDING
      if (isBefore && !picture.alt.startsWith(name.textContent?.trim() ?? ''))
        say('read after its picture', name)
    }
    for (const field of seen<HTMLInputElement>('input:not([type=hidden]), select, textarea')) {
      if (!field.labels?.length && !field.ariaLabel) say(`field ${field.name} without a label`, field)
      if (/^(name|phone|tel|email|zip|postal)/i.test(field.name || field.type) && !field.autocomplete)
        say(`field ${field.name} without autocomplete`, field)
    }
    for (const text of seen('p, li, a, span, td, th, dd, dt, label, button')) {
      const hasOwnText = [...text.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
        Boolean(nodeType === 3 && data?.trim()),
      )
      const isHiddenText = text.closest('.sr-only') !== null || getComputedStyle(text).clipPath !== 'none'
      if (hasOwnText && !isHiddenText && Number.parseFloat(getComputedStyle(text).fontSize) < 15.4)
        say(`text of ${getComputedStyle(text).fontSize}`, text)
    }
    for (const link of seen<HTMLAnchorElement>('main a[href]')) {
      const name = link.ariaLabel || link.textContent?.trim() || ''
      if (/^(click )?here$|^(read |learn )?more$/i.test(name)) say('says nothing of its end', link)
      if (/\.pdf($|\?)/i.test(link.href) && !/pdf/i.test(name)) say('does not say that it is a PDF', link)
    }
    return faults
  })
}

/** Waits two frames after a resize; until then, boxes may still have the old layout. */
async function drawn(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (size) await page.waitForFunction((width) => innerWidth === width, size.width)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
