import type { Page } from 'playwright/test'

export type InputCount = {
  clicks: number
  /** Keys and shortcuts; uninterrupted typing into one field counts as one. */
  keys: number
}

/**
 * Counts a person's inputs on every page opened from now on: pointer presses, keys (with their modifiers),
 * and uninterrupted typing into a field as one. Playwright's `fill` presses no keys, so type instead.
 */
export async function countInputs(page: Page) {
  const count: InputCount = { clicks: 0, keys: 0 }
  await page.exposeBinding('reportInput', (_source, what: keyof InputCount) => {
    count[what] += 1
  })
  await page.addInitScript(listen)
  return {
    /** Waits for pending reports of the page. */
    async read(): Promise<InputCount> {
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
  const { reportInput } = window as unknown as { reportInput: (what: string) => void }
  let typedInto: EventTarget | null = null
  function did(what: string) {
    typedInto = null
    reportInput(what)
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
