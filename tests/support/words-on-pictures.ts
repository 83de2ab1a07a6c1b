import type { Page } from 'playwright/test'
import sharp from 'sharp'

type Pixel = readonly [red: number, green: number, blue: number]

type Word = { text: string; color: Pixel; left: number; top: number; width: number; height: number }

/** Height in pixels that a browser can capture at once. */
const TALLEST = 12_000

/** Makes text transparent, so that only its background remains. */
const NO_LETTERS =
  '*, ::before, ::after { color: transparent !important; text-decoration: none !important; animation: none !important; transition: none !important }'

/** Paints every library picture in one gray, 0 (black) to 255 (white), as the worst possible photos. */
export async function paintPictures(page: Page, gray: number): Promise<void> {
  const background = { r: gray, g: gray, b: gray }
  const body = await sharp({ create: { width: 16, height: 10, channels: 3, background } })
    .png()
    .toBuffer()
  const headers = { 'content-type': 'image/png', 'cache-control': 'no-store' }
  await page.route('**/media/**', (route) => route.fulfill({ headers, body }))
}

/** Words on top of pictures, with the contrast between their color and the worst pixel behind them. */
export async function wordsOnPictures(page: Page): Promise<{ text: string; contrast: number }[]> {
  const width = page.viewportSize()?.width ?? 1280
  const height = await page.evaluate(() => document.body.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
  })
  const words = await page.evaluate(readWords)
  await page.addStyleTag({ content: NO_LETTERS })
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return words.map((word) => ({ text: word.text, contrast: worstContrast(word, data, info.width) }))
}

/** Runs in the page. Skips covered and hidden text. */
function readWords(): Word[] {
  const pictures = [...document.querySelectorAll('picture > img')].map((image) =>
    image.getBoundingClientRect(),
  )
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: Word[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    const text = node.textContent?.trim()
    if (!holder || !text || !canvas) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const isUpon = pictures.some(
        (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      )
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!isUpon || !hit || !holder.contains(hit)) continue
      canvas.fillStyle = getComputedStyle(holder).color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      words.push({ text, color: [red, green, blue], left, top, width: right - left, height: bottom - top })
    }
  }
  return words
}

function worstContrast({ color, left, top, width, height }: Word, data: Buffer, columns: number): number {
  let worst = 21
  for (let y = Math.ceil(top); y < Math.floor(top + height); y += 1) {
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(columns, Math.floor(left + width)); x += 1) {
      const at = (y * columns + x) * 3
      worst = Math.min(worst, contrast(color, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
    }
  }
  return worst
}

/** WCAG contrast ratio, 1 to 21. */
function contrast(one: Pixel, other: Pixel): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Pixel): number {
  const linear = (value: number) =>
    value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
