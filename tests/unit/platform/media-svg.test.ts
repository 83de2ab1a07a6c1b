import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cleanDrawing, cleanSvg } from '@/lib/platform/media/svg'

const hostile = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" onload="alert(1)">
<script>alert(2)</script><style>@import url(//evil.example/x.css)</style>
<foreignObject><iframe src="javascript:alert(3)"></iframe></foreignObject>
<a xlink:href="javascript:alert(4)"><rect width="4" height="4" fill="url(//evil.example/#a)" style="fill:red"/></a>
<image href="https://evil.example/t.png"/><use href="#x"/><animate attributeName="href" to="javascript:alert(5)"/>
<g clip-path="url(#c)"><text x="1" y="2">&x; Bath &amp; closet</text></g></svg>`

describe('drawings', () => {
  test('T62: nothing that runs, loads or links is left', () => {
    const clean = cleanSvg(hostile)
    expect(clean).not.toMatch(
      /script|alert|onload|evil|javascript|style|foreignObject|iframe|href|image|animate/i,
    )
    expect(clean).not.toMatch(/DOCTYPE|ENTITY|passwd/)
    expect(clean).toContain('<g clip-path="url(#c)">')
    expect(clean).toContain('Bath &amp; closet')
    expect(clean).toContain('<rect width="4" height="4"')
  })

  test('T62: an uploaded drawing keeps the colors of its style rules, and nothing that runs', async () => {
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="40px" height="20"><style>.a{fill:#f00}</style>
      <path class="a" onclick="x()" d="M0 0h4"/><script>alert(1)</script></svg>`
    const clean = await cleanDrawing(logo)
    expect(clean).toContain('viewBox="0 0 40 20"')
    expect(clean).toContain('fill="#f00"')
    expect(clean).not.toMatch(/script|onclick|style|class/)
    expect(await cleanDrawing(hostile)).toBeNull()
    expect(await cleanDrawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>')).toBeNull()
    expect(await cleanDrawing('<svg><g></svg')).toBeNull()
  })

  test('our own drawings pass unharmed', () => {
    const folder = 'prisma/seed/art/brand'
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
      const source = readFileSync(`${folder}/${file}`, 'utf8')
      expect(shapes(cleanSvg(source)), file).toEqual(shapes(source))
    }
  })
})

/** Elements with their attributes, regardless of how empty elements are closed. */
function shapes(svg: string): string[] {
  return [...svg.matchAll(/<([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g)].map(
    (found) => `${found[1]}${found[2]}`,
  )
}
