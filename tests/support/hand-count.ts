import type { Page } from 'playwright/test'

export type HandCount = {
  /** Presses of the pointer. */
  clicks: number
  /** Keys and shortcuts; what is typed into one field without a pause is one. */
  keys: number
}

/**
 * Counts what a hand does on every page that is opened from now on, as the browser sees it: each press of the pointer; each key, with the
 * modifiers held beside it; the characters typed in a row into one field as one. Playwright's `fill` presses no keys: type instead.
 */
export async function countHand(page: Page) {
  const count: HandCount = { clicks: 0, keys: 0 }
  await page.exposeBinding('handDid', (_source, what: keyof HandCount) => {
    count[what] += 1
  })
  await page.addInitScript(listen)
  return {
    /** Everything so far, once the page has told all of it. */
    async read(): Promise<HandCount> {
      await page.evaluate(() => new Promise((done) => setTimeout(done)))
      return { ...count }
    },
    reset(): void {
      count.clicks = 0
      count.keys = 0
    },
  }
}

/** Runs in the page, before its own scripts. */
function listen(): void {
  const { handDid } = window as unknown as { handDid: (what: string) => void }
  let typedInto: EventTarget | null = null
  function did(what: string) {
    typedInto = null
    handDid(what)
  }
  addEventListener('pointerdown', () => did('clicks'), true)
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, target }) => {
      if (/^(Shift|Control|Alt|Meta)$/.test(key)) return
      if (key.length > 1 || ctrlKey || metaKey) return did('keys')
      if (target === typedInto) return
      did('keys')
      typedInto = target
    },
    true,
  )
}
