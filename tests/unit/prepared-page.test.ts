import { expect, test } from 'vitest'
import { scriptsAfterPaint } from '@/lib/front/scripts-after-paint'
import { steadyPage } from '@/lib/front/steady-page'

const PLAIN = '<!DOCTYPE html><html><head></head><body>A porch</body></html>'

test('the name Next draws for each render does not make a page another', () => {
  const drawn = (name: string) =>
    String.raw`<html>[\"$\",\"$L1\",\"${name}v\",{\"children\":1}],[\"$\",\"$L2\",\"${name}m\",{}]</html>`
  const one = steadyPage(drawn('hMrKiiC3YgIqygjutQNGw'))
  expect(one).toBe(steadyPage(drawn('WvxJwa1JTXga4hLSd9qQ8')))
  expect(one).not.toContain('hMrKiiC3YgIqygjutQNGw')
  expect(steadyPage(PLAIN)).toBe(PLAIN)
  // The same in the data a click asks for, where it is not inside a script.
  const data = (name: string) => `["$","$L1","${name}v",{"children":1}],["$","$L2","${name}m",{}]`
  expect(steadyPage(data('hMrKiiC3YgIqygjutQNGw'))).toBe(steadyPage(data('WvxJwa1JTXga4hLSd9qQ8')))
  expect(steadyPage(data('hMrKiiC3YgIqygjutQNGw'))).not.toContain('hMrKiiC3YgIqygjutQNGw')
})

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

test('a page without them stays as it is', () => {
  expect(scriptsAfterPaint(PLAIN)).toBe(PLAIN)
  const headless = `<html><body>${script(one)}</body></html>`
  expect(scriptsAfterPaint(headless)).toBe(headless)
})
