import { expect, test } from 'vitest'
import { locationHeader } from '@/lib/platform/http/location'
import { addressKey, oldAddress, redirectIndex } from '@/lib/site/seo/old-address'
import { followRedirects, type Hop } from '@/lib/site/seo/redirect-chain'

test.each([
  ['/Old%20House/?from=folder#top', '/old house?from=folder'],
  ['//Menu//', '/menu'],
  ['/./a/x/../b', '/a/b'],
  ['/%2e%2e/a', '/a'],
  ['/caf%C3%A9', '/café'],
  ['/cafe%CC%81', '/café'],
  ['/CAF%E9', '/caf%e9'],
  ['/%E0%A4%A', '/%e0%a4%25a'],
  ['/%ED%A0%80', '/%ed%a0%80'],
  ['/100%', '/100%25'],
  ['/a%3Fb%23c', '/a%3fb%23c'],
  ['/a%00b', '/a%00b'],
  ['/index.php?Page_ID=12', '/index.php?page_id=12'],
  ['/x?b=2&&a=1&b=2', '/x?a=1&b=2'],
  ['/?%70=123', '/?p=123'],
  ['/x?p=', '/x?p'],
  ['/x?q=a+b', '/x?q=a b'],
  ['/x?q=a%26b%3Dc%2B', '/x?q=a%26b%3dc%2b'],
  ['/', '/'],
])('T99: %s is looked up as %s, also when read again', (address, key) => {
  expect(addressKey(oldAddress(address))).toBe(key)
  expect(addressKey(oldAddress(key))).toBe(key)
})

test('T99: an old address with a query is found before its path alone, the most exact first', () => {
  const { find, queried } = redirectIndex([
    ['/index.php', 'path'],
    ['/index.php?page_id=12', 'twelve'],
    ['/index.php?page_id=12&lang=es', 'spanish'],
    ['/index.php?page_id=13', 'old thirteen'],
    ['/INDEX.php?PAGE_ID=13', 'thirteen'],
    ['/?p=1', 'one'],
  ])
  const at = (address: string) => find(oldAddress(address))?.value
  expect(at('/index.php')).toBe('path')
  expect(at('/index.php?page_id=99')).toBe('path')
  expect(at('/Index.php?gclid=x&page_id=12')).toBe('twelve')
  expect(at('/index.php?page_id=12&lang=es')).toBe('spanish')
  expect(at('/index.php?page_id=13')).toBe('thirteen')
  expect(at('/?p=2')).toBeUndefined()
  expect([...queried]).toEqual(['/index.php', '/'])
})

/** Follows redirects given as a table, on a site called porchlight.example. */
function follow(start: string, table: Record<string, string>) {
  const redirects = redirectIndex(Object.entries(table))
  return followRedirects<Hop>(start, {
    ownAddress: (address) => {
      if (address.startsWith('/')) return address
      return /^https?:\/\/porchlight\.example(\/.*)/i.exec(address)?.[1] ?? null
    },
    hopAt: (address) => {
      const found = redirects.find(oldAddress(address))
      return found && { to: found.value, params: found.params }
    },
  })
}

test.each([
  ['/promo', '/contact#form', '/promo?gclid=AbC', '/contact?gclid=AbC#form'],
  ['/qs', '/communities?care=memory-care', '/qs?gclid=AbC', '/communities?care=memory-care&gclid=AbC'],
  // The editor's parameter wins over the visitor's.
  ['/qs', '/communities?care=memory-care', '/qs?care=x&a=1', '/communities?care=memory-care&a=1'],
  // Parameters of the old address are not passed on.
  ['/index.php?page_id=12', '/contact', '/index.php?page_id=12&utm_source=x', '/contact?utm_source=x'],
  ['/away', 'https://example.com/a', '/away?b=1', 'https://example.com/a?b=1'],
  ['/call', 'tel:+13035550140', '/call?b=1', 'tel:+13035550140'],
])('T99: %s to %s sends %s to %s', async (from, to, start, end) => {
  expect(await follow(start, { [from]: to })).toMatchObject({ to: end })
})

test('a chain keeps the queries and the last fragment', async () => {
  const table = { '/one': '/two?x=1#a', '/two': '/three?y=2', '/three': 'http://porchlight.example/four' }
  expect(await follow('/one?z=3', table)).toMatchObject({
    to: 'http://porchlight.example/four?y=2&x=1&z=3#a',
    hops: [{ to: '/two?x=1#a' }, { to: '/three?y=2' }, { to: 'http://porchlight.example/four' }],
  })
  expect(await follow('/four', table)).toBeUndefined()
})

test.each([
  ['/loop', '/loop/'],
  ['/loop', '/LOOP'],
  ['/loop', '/./loop'],
  ['/loop', '/x/../loop'],
  ['/loop', '/loop//'],
  ['/loop', '/l%6Fop'],
  ['/loop', '/loop?x=1'],
  ['/loop', '/loop/?x=1#y'],
  ['/loop', '#top'],
  ['/loop', 'HTTP://PORCHLIGHT.EXAMPLE/loop'],
  ['/caf%e9', '/CAF%E9'],
  ['/loop?a=1', '/loop?b=2&a=1'],
])('T99: %s to %s is a loop', async (from, to) => {
  expect(await follow(from, { [from]: to })).toBe('loop')
})

test('T99: a loop of several is found from each of them, and from outside', async () => {
  const table = { '/a': '/b/', '/b': '/C?x=1', '/c': 'https://porchlight.example/%61', '/into': '/a' }
  for (const start of Object.keys(table)) expect(await follow(start, table)).toBe('loop')
})

test.each([
  ['/новая-страница', '/%D0%BD%D0%BE%D0%B2%D0%B0%D1%8F-%D1%81%D1%82%D1%80%D0%B0%D0%BD%D0%B8%D1%86%D0%B0'],
  ['/contact?name=Łódź', '/contact?name=%C5%81%C3%B3d%C5%BA'],
  ['/über-neu', '/%C3%BCber-neu'],
  ['/contact?note=don’t#ü', '/contact?note=don%E2%80%99t#%C3%BC'],
  ['https://example.com/a–b', 'https://example.com/a%E2%80%93b'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['/x/..//evil.example/', '/evil.example/'],
  ['/communities/', '/communities/'],
  ['tel:+13035550140', 'tel:+13035550140'],
  ['/old%20house?a=%C3%A9', '/old%20house?a=%C3%A9'],
])('%s becomes the header %s', (address, header) => {
  expect(locationHeader(address)).toBe(header)
})
