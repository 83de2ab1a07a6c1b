/** Content of an HTML page, for the crawl. */
export type PageReading = {
  title: string
  description: string | null
  canonical: string | null
  robots: string
  headings: string[]
  ids: string[]
  /** `href` values as written. */
  links: string[]
  images: { src: string; isDescribed: boolean; isSized: boolean }[]
  jsonLd: string[]
  shareImage: string | null
  /** Text blocks of the main content, without site-wide asides. */
  blocks: string[]
}

/** Runs in a browser, whose parser is authoritative. */
export function readPage(html: string): PageReading {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = <E extends Element = Element>(selector: string) => [...page.querySelectorAll<E>(selector)]
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isBlock = (element: Element) => !element.querySelector('p, li, td, h2, h3, h4, dd, blockquote')
  return {
    title: page.title,
    description: meta('description'),
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    robots: meta('robots') ?? '',
    headings: all('h1').map(textOf),
    ids: all('[id]').map(({ id }) => id),
    links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    images: all('img').map((image) => ({
      src: image.getAttribute('src') ?? '',
      isDescribed: image.hasAttribute('alt'),
      isSized: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
    })),
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
    shareImage: meta('og:image'),
    blocks: all('main :is(p, li, td, dd, h1, h2, h3, h4, blockquote)')
      .filter(isBlock)
      .map(textOf)
      .filter((text) => text !== ''),
  }
}
