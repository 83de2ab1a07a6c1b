import { Anchor, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { draw } from '@/components/still/draw'
import { Link } from '@/components/ui/link'
import { findStillContent, leaveStillContent } from '@/lib/still-content'

const frozen: { type: string; html: string }[] = []

async function html(node: ReactNode) {
  return (await draw(node)).html
}

/** What React would write, but for its marks between texts and its other way to write the same letters. */
function asReact(node: ReactNode) {
  return renderToStaticMarkup(node)
    .replaceAll('/>', '>')
    .replaceAll('tabindex', 'tabIndex')
    .replaceAll('&amp;', '&#38;')
    .replaceAll('&lt;', '&#60;')
    .replaceAll('&gt;', '&#62;')
    .replaceAll('&quot;', '&#34;')
    .replaceAll('&#x27;', '&#39;')
}

async function Later({ children }: { children: ReactNode }) {
  return <em>{children}</em>
}

describe('draw', () => {
  it('writes elements as React does', async () => {
    const tree = (
      <section
        id="a"
        className="x y"
        aria-hidden={false}
        data-open
        hidden
        style={{ marginTop: 4, opacity: 0.5 }}
      >
        <h2 title={'"quoted" & <more>'}>5 &lt; 6 &amp; 7</h2>
        {null}
        {['one', 2].map((item) => (
          <p key={item} tabIndex={-1} style={{ '--accent': '#fff' } as object}>
            {item}
          </p>
        ))}
        {/* biome-ignore lint/performance/noImgElement: the attributes are what is tested */}
        <img src="/a.avif" alt="" width={4} srcSet="/a.avif 4w" loading="lazy" />
        <time dateTime="2026-11-21">today</time>
        <form action="/communities">
          <input type="checkbox" name="a" defaultChecked defaultValue="b" />
          <select name="c" defaultValue="2">
            <option value="1">One</option>
            <option value="2">Two</option>
          </select>
          <button type="submit">Go</button>
        </form>
        <svg viewBox="0 0 4 4" strokeWidth={2} aria-hidden="true">
          <path d="M0 0" strokeLinecap="round" />
        </svg>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: that it is written as given is what is tested */}
        <div dangerouslySetInnerHTML={{ __html: '<b>raw</b>' }} />
      </section>
    )
    expect(await html(tree)).toBe(asReact(tree))
  })

  it('refers to the icons of the site’s file', async () => {
    const one = await html(<Phone className="size-5" />)
    expect(one).toMatch(
      /^<svg class="lucide size-5" aria-hidden="true"><use href="[^"]*icons\.svg[^"]*#phone"><\/use><\/svg>$/,
    )
    expect(await html(<Phone aria-label="Telephone" />)).toMatch(
      /^<svg aria-label="Telephone" class="lucide">/,
    )
  })

  it('draws the other icons as their own component does', async () => {
    const shapes = (markup: string | null) => /^<svg[^>]*>(.*)<\/svg>$/s.exec(markup ?? '')?.[1]
    expect(shapes(await html(<Anchor />))).toBe(shapes(asReact(<Anchor />)))
    expect(await html(<Anchor />)).toMatch(/^<svg viewBox="0 0 24 24" class="lucide" aria-hidden="true">/)
  })

  it('runs server components, the slow ones too, and makes links plain', async () => {
    const tree = (
      <p>
        <Later>words</Later>
        <Link href="/team">Team</Link>
      </p>
    )
    expect(await html(tree)).toBe('<p><em>words</em><a href="/team">Team</a></p>')
  })

  it('keeps what runs in the browser and freezes what stands beside it', async () => {
    const island = { $$typeof: Symbol.for('react.client.reference') }
    const Island = Object.assign(() => null, island) as unknown as () => ReactNode
    const drawn = await draw(
      <main>
        <p>Still</p>
        <div>
          <Island />
          <ul>
            <li>Still too</li>
          </ul>
        </div>
        <textarea name="a" />
      </main>,
    )
    expect(drawn.html).toBeNull()
    drawn.node((element, content) => {
      frozen.push({ type: element.type, html: content })
      return element
    })
    expect(frozen).toEqual([
      { type: 'p', html: 'Still' },
      { type: 'ul', html: '<li>Still too</li>' },
    ])
  })
})

describe('content on its way', () => {
  it('waits half a minute', () => {
    leaveStillContent('old', 'x', 0)
    expect(findStillContent('old')).toBe('x')
    leaveStillContent('new', 'y', 30_000)
    expect(findStillContent('old')).toBeUndefined()
    expect(findStillContent('new')).toBe('y')
  })

  it('is refused when there is no room', () => {
    expect(leaveStillContent('large', 'x'.repeat(16_000_001), 90_000)).toBe(false)
    expect(leaveStillContent('small', 'x', 90_001)).toBe(true)
  })
})

/** An element's attributes in no order, and what is in it. */
