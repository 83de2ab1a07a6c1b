import { expect, test } from 'vitest'
import { scriptsAfterPaint } from '@/lib/server/front/scripts-after-paint'

const PLAIN = '<!DOCTYPE html><html><head></head><body>A porch</body></html>'

const one = '/_next/static/chunks/1sau-b.js'
const two = '/_next/static/chunks/turbopack-1.js'
const script = (address: string) => `<script src="${address}" async=""></script>`

test('scripts of Next wait for the paint, each once and in their order; others stay', () => {
  const preload = `<link rel="preload" as="script" fetchPriority="low" href="${one}"/>`
  const inline = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
  const old = '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>'
  const page = scriptsAfterPaint(
    `<html><head>${preload}${script(two)}</head><body>A porch${old}${script(one)}${inline}</body></html>`,
  )
  expect(page).not.toContain('async=""')
  expect(page).not.toContain('rel="preload"')
  expect(page).toContain(`(["${two}","${one}"])</script></head><body>A porch${old}${inline}</body>`)
})

test('scripts of single components come with the others, whether React has listed them or not', () => {
  const data = String.raw`<script>self.__next_f.push([1,"1:\"${two}\"\n0:\"$1\"\n"])</script>`
  const listed = scriptsAfterPaint(
    `<html><head>${script(two)}${script(one)}</head><body>${data}</body></html>`,
  )
  const unlisted = scriptsAfterPaint(`<html><head>${script(one)}</head><body>${data}</body></html>`)
  expect(listed).toContain(`(["${one}","${two}"])</script></head>`)
  expect(unlisted).toBe(listed)
})

test('a page without them stays as it is', () => {
  expect(scriptsAfterPaint(PLAIN)).toBe(PLAIN)
  const headless = `<html><body>${script(one)}</body></html>`
  expect(scriptsAfterPaint(headless)).toBe(headless)
})
