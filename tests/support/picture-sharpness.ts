import type { Page } from 'playwright/test'

/** A picture on a page, and how many screen pixels one of its pixels covers at most. */
export type ShownPicture = { file: string; box: string; stretch: number }

/** Expands the page, scrolls until every picture is loaded, then measures each; SVGs are skipped. */
export async function shownPictures(page: Page): Promise<ShownPicture[]> {
  return await page.evaluate(async () => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))
    }
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode()))
    const pictures = shown.filter(({ currentSrc }) => !/\.svg(\?|$)/.test(currentSrc))
    return await Promise.all(
      pictures.map(async (image) => {
        // With `sizes`, an image's `naturalWidth` is not in file pixels.
        const file = new Image()
        file.src = image.currentSrc
        await file.decode()
        const box = image.getBoundingClientRect()
        const across = box.width / file.naturalWidth
        const down = box.height / file.naturalHeight
        const { objectFit } = getComputedStyle(image)
        const scale = objectFit === 'contain' ? Math.min(across, down) : Math.max(across, down)
        return {
          file: `${new URL(image.currentSrc).pathname} ${image.alt.slice(0, 40)}`,
          box: `${Math.round(box.width)} x ${Math.round(box.height)}`,
          stretch: Math.round(scale * devicePixelRatio * 100) / 100,
        }
      }),
    )
  })
}
