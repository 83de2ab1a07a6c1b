import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { expect, test } from '@/tests/support/browser'

// Decision 071: tired eyes read the curled italic b and h as "6" and "f".

const LETTERS = [...'bdhkl']
const face = (path: string) => `url(data:font/woff2;base64,${readFileSync(path).toString('base64')})`

test('the italic of headings has plain letters, as in the package with WONK at 0', async ({ page }) => {
  const whole = face('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2')
  await page.setContent(`<style>
    @font-face { font-family: shipped; src: ${face('app/faces/fraunces-italic.woff2')} }
    @font-face { font-family: whole; font-weight: 100 900; src: ${whole} }
    b { display: inline-block; width: 200px; height: 240px; font: 420 160px whole }
    .shipped { font-family: shipped }
    .plain { font-variation-settings: 'SOFT' 60, 'opsz' 40, 'WONK' 0 }
    .curled { font-variation-settings: 'SOFT' 60, 'opsz' 40, 'WONK' 1 }
  </style>${['shipped', 'plain', 'curled'].map((cut) => `<p>${LETTERS.map((letter) => `<b class="${cut}">${letter}</b>`).join('')}</p>`).join('')}`)
  await page.evaluate(() => document.fonts.ready)
  for (const [at, letter] of LETTERS.entries()) {
    const [shipped, plain, curled] = await Promise.all(
      ['shipped', 'plain', 'curled'].map((cut) => darkness(page.locator(`.${cut}`).nth(at))),
    )
    const unlike = difference(curled, plain)
    expect(unlike, letter).toBeGreaterThan(200)
    expect(difference(shipped, plain), letter).toBeLessThan(unlike / 5)
  }
})

async function darkness(letter: Locator): Promise<Buffer> {
  return await sharp(await letter.screenshot())
    .greyscale()
    .raw()
    .toBuffer()
}

/** Pixels that are ink in one picture of a letter and paper in the other. */
function difference(one: Buffer = Buffer.of(), other: Buffer = Buffer.of()): number {
  return one.reduce((sum, shade, at) => sum + (Math.abs(shade - (other[at] ?? 0)) > 128 ? 1 : 0), 0)
}
