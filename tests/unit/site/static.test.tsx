import { Anchor, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { draw } from '@/components/static/draw'
import { freeze } from '@/components/static/freeze'
import { jsonLdText } from '@/lib/site/seo/schema-org/json-ld'

const frozen: { type: string; html: string }[] = []

async function html(node: ReactNode) {
  return (await draw(node)).html
}

/** React's own output, without its text separators and with entities normalized. */
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

  it('draws other icons like their own component', async () => {
    const shapes = (markup: string | null) => /^<svg[^>]*>(.*)<\/svg>$/s.exec(markup ?? '')?.[1]
    expect(shapes(await html(<Anchor />))).toBe(shapes(asReact(<Anchor />)))
    expect(await html(<Anchor />)).toMatch(/^<svg viewBox="0 0 24 24" class="lucide" aria-hidden="true">/)
  })

  it('runs server components, the slow ones too', async () => {
    const tree = (
      <p>
        <Later>words</Later>
        <a href="/team">Team</a>
      </p>
    )
    expect(await html(tree)).toBe('<p><em>words</em><a href="/team">Team</a></p>')
  })

  it('keeps client components and freezes everything around them', async () => {
    const island = { $$typeof: Symbol.for('react.client.reference') }
    const Island = Object.assign(() => null, island) as unknown as () => ReactNode
    const drawn = await draw(
      <main>
        <p>Static</p>
        <div>
          <Island />
          <ul>
            <li>Static too</li>
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
      { type: 'p', html: 'Static' },
      { type: 'ul', html: '<li>Static too</li>' },
    ])
  })
})

describe('StaticElement', () => {
  const content = 'the words of a page '.repeat(20)

  it('writes its content, and its name for the browser', async () => {
    const element = (await draw(<p className="x">{content}</p>)).node(freeze)
    expect(renderToStaticMarkup(element)).toMatch(/^<p class="x" data-static="[\w-]{8}">the words of a page /)
  })

  it('receives everything, and leaves short content to its parent', async () => {
    const drawn = (await draw(<p>short</p>)).node(freeze)
    expect(renderToStaticMarkup(drawn)).toBe('<p>short</p>')
    const { props } = (await draw(<p>{content}</p>)).node(freeze) as { props: { html: string } }
    expect(props.html).toBe(content)
  })

  it('stores its content in ASCII, short and long, and keeps a script in it unchanged', async () => {
    const words = 'Evergrove’s café 🏡 '
    const ascii = 'Evergrove&#8217;s caf&#233; &#127969; '
    const data = jsonLdText([{ '@type': 'Organization', name: words }]) as string
    for (const times of [1, 20]) {
      const drawn = await draw(
        <section>
          <p title={words}>{words.repeat(times)}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the site writes its JSON */}
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
        </section>,
      )
      const markup = renderToStaticMarkup(drawn.node(freeze))
      expect(markup).toContain(`<p title="${ascii}">${ascii.repeat(times)}</p>`)
      expect(markup).toContain(data)
    }
  })
})
