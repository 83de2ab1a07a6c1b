import { readFileSync } from 'node:fs'
import { expect, test } from '@/tests/support/browser'

// Decision 071: tired eyes read the curled b and h of the italic as "6" and "f".

const face = (path: string) => `url(data:font/woff2;base64,${readFileSync(path).toString('base64')})`

test('the italic of headings has plain letters, as in the package with WONK at 0', async ({ page }) => {
  const whole = face('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2')
  await page.setContent(`<style>
    @font-face { font-family: shipped; src: ${face('app/faces/fraunces-italic.woff2')} }
    @font-face { font-family: whole; font-weight: 100 900; src: ${whole} }
    span { font: 420 200px shipped }
    .plain { font-family: whole; font-variation-settings: 'SOFT' 60, 'opsz' 40, 'WONK' 0 }
    .curled { font-family: whole; font-variation-settings: 'SOFT' 60, 'opsz' 40, 'WONK' 1 }
  </style>${[...'bdhkl'].map((letter) => ['shipped', 'plain', 'curled'].map((cut) => `<span class="${cut}">${letter}</span>`).join(' ')).join('<br>')}`)
  await page.evaluate(() => document.fonts.ready)
  const widths = await page
    .locator('span')
    .evaluateAll((letters) => letters.map((letter) => letter.getBoundingClientRect().width))
  for (const [at, letter] of [...'bdhkl'].entries()) {
    const [shipped = 0, plain = 0, curled = 0] = widths.slice(at * 3)
    expect(Math.abs(shipped - plain), letter).toBeLessThan(0.5)
    expect(Math.abs(curled - plain), letter).toBeGreaterThan(1)
  }
})
