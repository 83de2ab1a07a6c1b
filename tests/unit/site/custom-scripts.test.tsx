import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { draw } from '@/components/static/draw'
import { freeze } from '@/components/static/freeze'
import type { Role } from '@/lib/accounts/access/access'
import { systemActor } from '@/lib/accounts/actor'
import { readInput } from '@/lib/records/declare/read-input'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { pagePolicies } from '@/lib/server/front/script-policy'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'
import { parseScripts } from '@/lib/site/landing-pages/parse-scripts'
import { checkScripts, runnableScripts } from '@/lib/site/landing-pages/script-hosts'
import { openScripts, sealScripts } from '@/lib/site/landing-pages/seal-scripts'

const HOSTS = ['cdn.example.com', '*.calls.example', 'http://127.0.0.1:4000']
const FILE = 'https://cdn.example.com/a.js'
const CODE = ' window.seen = "é\u00a0李 &amp; <!-- <\\/script>"\r\n'

const pagePolicy = pagePolicies()
const policyOf = (html: string) => pagePolicy(Buffer.from(html))
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ').slice(1)

test('elements are read as pasted; text between them is dropped', () => {
  const text = `<!-- Calls -->
    <script async data-key="a&amp;b" integrity="sha384-x" crossorigin src="${FILE}"></script>
    <SCRIPT type="text/javascript">${CODE}</SCRIPT>`
  expect(parseScripts(text)).toEqual({
    fault: null,
    scripts: [
      {
        src: FILE,
        attributes: { async: '', 'data-key': 'a&b', integrity: 'sha384-x', crossorigin: '' },
      },
      { code: CODE },
    ],
  })
  expect(parseScripts('')).toEqual({ scripts: [], fault: null })
})

test.each([
  ['<noscript><img src="https://a.example/1.gif"></noscript>', '<noscript> cannot be used here'],
  ['window.a = 1', 'outside a <script> element: “window.a = 1”'],
  ['<!doctype html>', '<!doctype html> cannot be used here'],
  ['<script>a()', 'not closed'],
  [`<script src="${FILE}"/>`, 'not closed'],
  ['<script> </script>', 'A <script> element is empty'],
  [`<script src="${FILE}">a()</script>`, 'has code in it'],
  ['<script onload="a()">b()</script>', '“onload” cannot be used'],
  [`<script src="${FILE}" onerror="a()"></script>`, '“onerror” cannot be used'],
  [`<script src="${FILE}" nonce="a"></script>`, '“nonce” cannot be used'],
  ['<script type="module">a()</script>', 'type="module" cannot be used'],
  ['<script src="//cdn.example.com/a.js"></script>', 'must begin with https://'],
  ['<script src="/a.js"></script>', 'must begin with https://'],
  ['<script src="javascript:a()"></script>', 'must begin with https://'],
  ['<script src="data:text/javascript,a()"></script>', 'must begin with https://'],
  ['<script src="https://me:secret@cdn.example.com/a.js"></script>', 'leave out the user name and password'],
])('any other element is refused by its name: %s', (text, words) => {
  const { scripts, fault } = parseScripts(text)
  expect(fault).toContain(words)
  expect(scripts).toEqual([])
})

test.each([
  ['https://cdn.example.com/a.js', null],
  ['https://CDN.example.com:443/a.js', null],
  ['https://eu.calls.example/a.js', null],
  ['http://127.0.0.1:4000/a.js', null],
  ['https://calls.example/a.js', 'calls.example are not allowed here'],
  ['https://evilcalls.example/a.js', 'evilcalls.example are not allowed here'],
  ['https://cdn.example.com.evil.example/a.js', 'cdn.example.com.evil.example are not allowed here'],
  ['https://cdn.example.com:8443/a.js', 'cdn.example.com:8443 are not allowed here'],
  ['https://127.0.0.1:4000/a.js', '127.0.0.1:4000 are not allowed here'],
  ['http://cdn.example.com/a.js', 'scripts must use https://'],
])('the host is allowed or named: %s', (src, words) => {
  const { scripts, fault } = checkScripts(`<script src="${src}"></script>`, HOSTS)
  if (words) expect(fault).toContain(words)
  else expect(fault).toBeNull()
  expect(scripts).toHaveLength(words ? 0 : 1)
})

test('T57: a host removed from the list no longer runs, and without a list nothing does', () => {
  const text = `<script src="${FILE}"></script><script>a()</script><script src="https://eu.calls.example/b.js"></script>`
  expect(runnableScripts(text, HOSTS)).toHaveLength(3)
  expect(runnableScripts(text, ['*.calls.example']).map((script) => 'code' in script || script.src)).toEqual([
    true,
    'https://eu.calls.example/b.js',
  ])
  expect(runnableScripts(text, [])).toEqual([])
  expect(runnableScripts('<script>a()</script><b>', HOSTS)).toEqual([])
})

test('T57: the API refuses changes to them, but accepts a record sent back as read', () => {
  const before = { id: '1', createdAt: '', updatedAt: '', title: 'Spring', customScripts: 'a' }
  const write = (role: Role, customScripts: unknown, row: typeof before | null = before) =>
    readInput({ ...systemActor('tests'), role }, landingPageTemplates, { title: 'May', customScripts }, row)
  expect(() => write('editor', 'a')).toThrow('Only an administrator may change customScripts')
  expect(() => write('admin', 'b')).toThrow(
    expect.objectContaining({
      status: 400,
      fieldErrors: { customScripts: expect.stringContaining('password') },
    }),
  )
  expect(() => write('admin', null)).toThrow(expect.objectContaining({ status: 400 }))
  expect(write('admin', 'a')).toEqual({ title: 'May' })
})

const SCRIPTS: CustomScript[] = [{ src: FILE, attributes: { async: '' } }, { code: CODE }]
const PAGE = { path: '/spring', scripts: SCRIPTS }
const elementOf = (seal: string, text: string) => `<template data-custom-scripts="${seal}">${text}</template>`

test('T57: the policy of a page allows its sealed scripts by their bytes, and their hosts', () => {
  const { seal, text } = sealScripts(PAGE)
  expect(text).toMatch(/^[ -~]+$/)
  expect(text).not.toMatch(/[<>&]/)
  // As the browser reads it, in any parsing mode.
  expect(JSON.parse(text)).toEqual(PAGE)
  expect(openScripts(seal, text)).toEqual(PAGE)
  const policy = policyOf(`<main>${elementOf(seal, text)}</main>`)
  expect(directive(policy, 'script-src')).toEqual([hashOf(CODE), 'https://cdn.example.com'])
  for (const name of ['connect-src', 'frame-src', 'img-src'])
    expect(directive(policy, name)?.includes('https://cdn.example.com'), name).toBe(name !== 'frame-src')
})

test('T57: a forged or changed element gets nothing', () => {
  const { seal, text } = sealScripts(PAGE)
  const plain = policyOf('<main></main>')
  const other = sealScripts({ path: '/spring', scripts: [{ code: 'b()' }] })
  for (const [forged, content] of [
    ['', text],
    ['a'.repeat(43), text],
    [other.seal, text],
    [seal, other.text],
    [seal, text.replace('a.js', 'b.js')],
    [seal, `${text} `],
    [`${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}`, text],
  ] as const)
    expect(policyOf(elementOf(forged, content))).toBe(plain)
  // An element next to a sealed one does not benefit from its seal.
  const policy = policyOf(`${elementOf(seal, text)}${elementOf(seal, other.text)}<script>b()</script>`)
  expect(policy).not.toContain(hashOf('b()'))
})

test('static parts render the element with the same bytes', async () => {
  for (const scripts of [SCRIPTS, [{ code: 'a()' }, { code: 'x'.repeat(300) }], [{ code: 'a()' }]]) {
    const { seal, text } = sealScripts({ path: '/spring', scripts })
    const mark = { 'data-custom-scripts': seal }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as the page draws it
    const element = <template {...mark} dangerouslySetInnerHTML={{ __html: text }} />
    const parts = (
      <>
        <p>Words</p>
        {element}
      </>
    )
    const drawn = await draw(parts)
    const html = renderToStaticMarkup(drawn.node(freeze))
    for (const written of [drawn.html ?? '', html]) {
      expect(written).toContain(text)
      for (const script of scripts)
        if ('code' in script) expect(policyOf(written)).toContain(hashOf(script.code))
    }
  }
})
