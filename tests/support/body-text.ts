import type { Page } from 'playwright/test'

/** A sentence, rather than a label, a date or a name. */
const LEAST_LETTERS = 60

/** Sentences of the main part below 18 px, with captions, tables and forms left out (E3). */
export async function smallSentences(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    // Folded answers are text too.
    for (const details of document.querySelectorAll('details')) details.open = true
    return [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, blockquote)')]
      .filter((text) => !text.closest('table, figcaption, form, .sr-only'))
      .filter((text) => {
        const own = [...text.childNodes].filter(
          ({ nodeType, nodeName }) => nodeType === 3 || /^(A|B|EM|I|STRONG)$/.test(nodeName),
        )
        return own.map(({ textContent }) => textContent?.trim()).join(' ').length >= least
      })
      .map((text) => [Number.parseFloat(getComputedStyle(text).fontSize), text.textContent] as const)
      .filter(([size]) => size < 18)
      .map(([size, text]) => `${size} px: ${text?.trim().slice(0, 60)}`)
  }, LEAST_LETTERS)
}
