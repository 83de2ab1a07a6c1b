'use client'

import { useEffect, useState } from 'react'

type Head = { title: string; description: string; address: string; picture: string | null; isListed: boolean }

/** Search result and link card of the draft, read from the page's own head. */
export function SearchAndSharePreview({ path, round }: { path: string; round: number }) {
  const [head, setHead] = useState<Head | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new state of the draft
  useEffect(() => {
    const gone = new AbortController()
    async function read() {
      const answer = await fetch(path, { signal: gone.signal, headers: { accept: 'text/html' } })
      setHead(parseHead(new DOMParser().parseFromString(await answer.text(), 'text/html')))
    }
    read().catch(() => {})
    return () => gone.abort()
  }, [path, round])

  if (!head) return <p className="flex-1 p-5 text-ink-soft">Reading the page…</p>
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-7 overflow-y-auto bg-paper p-5"
    >
      <section className="grid gap-2">
        <h3 className="font-semibold">In a search engine</h3>
        <div className="max-w-150 rounded-control bg-white p-4 font-[Arial,sans-serif] shadow-raised">
          <p className="truncate text-[0.875rem] text-[#3c4043]">{breadcrumb(head.address)}</p>
          <p className="truncate text-[1.25rem] leading-snug text-[#1a0dab]">{head.title}</p>
          <p className="line-clamp-2 text-[0.875rem] leading-normal text-[#4d5156]">{head.description}</p>
        </div>
        <p className="text-dense text-ink-soft">
          {head.isListed
            ? `Title: ${head.title.length} characters (up to 60 fit). Description: ${head.description.length} (up to 160 fit).`
            : 'Search engines are asked not to list this page.'}
        </p>
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">As a shared link</h3>
        <div className="max-w-120 overflow-hidden rounded-control border border-line bg-white shadow-raised">
          {head.picture && (
            // biome-ignore lint/performance/noImgElement: must show the exact bytes that social networks get
            <img src={head.picture} alt="" width={1200} height={630} className="aspect-[1200/630] w-full" />
          )}
          <div className="px-4 py-3">
            <p className="text-dense text-ink-soft">{new URL(head.address).host}</p>
            <p className="font-semibold">{head.title}</p>
            <p className="line-clamp-2 text-dense text-ink-soft">{head.description}</p>
          </div>
        </div>
      </section>
    </div>
  )
}

function parseHead(page: Document): Head {
  const metaContent = (selector: string) => page.querySelector(selector)?.getAttribute('content') ?? ''
  const picture = metaContent('meta[property="og:image"]')
  return {
    title: page.title,
    description: metaContent('meta[name="description"]'),
    address: page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.origin,
    // The public host can differ from this one.
    picture: picture ? new URL(picture).pathname : null,
    isListed: !metaContent('meta[name="robots"]').includes('noindex'),
  }
}

/** https://www.example.com › communities › birch-court */
function breadcrumb(address: string): string {
  const { origin, pathname } = new URL(address)
  return [origin, ...pathname.split('/').filter((part) => part !== '')].join(' › ')
}
