import { expect, test } from 'vitest'
import { asTree, type SitePage } from '@/lib/records/site-tree/site-page'

const page = (path: string, title = path): SitePage => ({
  path,
  title,
  what: 'page',
  state: 'live',
  edit: null,
  header: null,
  sections: null,
  search: null,
})

test('T206: each page stands once, below the longest address that begins its own', () => {
  const pages = ['/communities/birch', '/about/team', '/', '/communities', '/about'].map((path) => page(path))
  // The later one of an address wins.
  const tree = asTree([...pages, page('/communities', 'Communities')])
  expect(tree.map(({ path, depth, parent }) => [path, depth, parent])).toEqual([
    ['/', 0, null],
    ['/about', 1, '/'],
    ['/about/team', 2, '/about'],
    ['/communities', 1, '/'],
    ['/communities/birch', 2, '/communities'],
  ])
  expect(tree.find(({ path }) => path === '/communities')).toMatchObject({
    title: 'Communities',
    childCount: 1,
  })
})

test('T206: a page whose folder is no page stands below the home page', () => {
  expect(asTree([page('/'), page('/careers/nurse')]).map(({ depth }) => depth)).toEqual([0, 1])
})
