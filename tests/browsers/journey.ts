import { writeFile } from 'node:fs/promises'
import { test as base } from 'playwright/test'
import { findProgram } from '@/scripts/test/family-browsers.mjs'
import type { Engine } from '@/tests/browsers/browser-window'
import { startFirefox } from '@/tests/browsers/firefox'
import { Visitor } from '@/tests/browsers/visitor'
import { startWebKit } from '@/tests/browsers/webkit'
import startE2eServer from '@/tests/support/e2e-server'

export type BrowserOption = { familyBrowser: 'WebKit' | 'Firefox' }

/** Playwright's `test` with a person (`visitor`) in one of the browsers of families, in their own window. */
export const test = base.extend<{ visitor: Visitor }, BrowserOption & { site: string; engine: Engine }>({
  familyBrowser: ['Firefox', { option: true, scope: 'worker' }],

  // One server for each browser, so that they share neither seats nor limits.
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const stop = await startE2eServer()
      await use(process.env.E2E_URL ?? '')
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  engine: [
    async ({ familyBrowser }, use) => {
      const engine = await start(familyBrowser)
      console.log(`  ${familyBrowser}: ${engine.version}`)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  visitor: async ({ engine, site }, use, info) => {
    const window = await engine.openWindow()
    await window.resize(1280, 900)
    const visitor = new Visitor(window, site)
    await use(visitor)
    if (info.errors.length > 0) await writeFile(info.outputPath('at-the-end.png'), await window.screenshot())
    const errors = await visitor.scriptErrors()
    await window.close()
    if (errors.length > 0) throw new Error(`Script errors in the page:\n${errors.join('\n')}`)
  },
})

function start(name: BrowserOption['familyBrowser']): Promise<Engine> {
  const program = (...names: string[]) => findProgram(...names) ?? names.join(' or ')
  if (name === 'Firefox') return startFirefox(program('firefox-esr', 'firefox'))
  return startWebKit(program('WebKitWebDriver'), program('Xvfb'))
}
