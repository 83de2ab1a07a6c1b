import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clickOf, renderRequestOf } from '@/lib/server/front/router-request'
import { clickTo, FROM_TEAM } from '@/tests/support/click'

const asked = ({ path, headers }: { path: string; headers: Record<string, string> }) =>
  clickOf({ url: path, headers } as unknown as IncomingMessage)
const inSite = (node: unknown) => ['', { children: ['(site)', { children: node }] }]

test.each<[string, unknown, string]>([
  ['a page with header and footer', FROM_TEAM, '(full)'],
  ['a community', inSite(['(no-header)', { children: ['communities', {}] }]), '(no-header)'],
  ['a page that stands alone', inSite(['(bare)', {}]), '(site)'],
  ['a layout that is to be fetched again', inSite(['(full)', {}, null, 'refetch']), '(site)'],
  ['a layout nobody knows', inSite(['(evil)', { children: ['__PAGE__', {}] }]), '(site)'],
])('from %s', (_, tree, held) => {
  expect(asked(clickTo('/blog?page=2', tree))).toEqual({ address: '/blog?page=2', held })
})

test.each<[string, { path?: string; headers?: Record<string, string>; tree?: unknown }]>([
  ['no state', { headers: { 'next-router-state-tree': '' } }],
  ['a state that is no JSON', { headers: { 'next-router-state-tree': '%5B' } }],
  ['a state in broken percents', { headers: { 'next-router-state-tree': '%' } }],
  ['a state longer than any', { tree: [...FROM_TEAM, 'x'.repeat(4_000)] }],
  ['null', { tree: null }],
  ['a word', { tree: '(site)' }],
  ['another root', { tree: ['admin', {}] }],
  ['another part of the product', { tree: ['', { children: ['admin', {}] }] }],
  ['a root to be fetched again', { tree: ['', { children: ['(site)', {}] }, null, 'refetch'] }],
  ['the site to be fetched again', { tree: ['', { children: ['(site)', {}, null, 'refetch'] }] }],
  ['children that are none', { tree: ['', null] }],
  ['a prefetch', { headers: { 'next-router-prefetch': '1' } }],
  ['a segment', { headers: { 'next-router-segment-prefetch': '/_tree' } }],
  ['an action', { headers: { 'next-action': 'x' } }],
  ['a header nobody knows', { headers: { 'next-evil': '1' } }],
  ['another rsc', { headers: { rsc: '0' } }],
  ['no parameter', { path: '/team' }],
  ['a parameter that is not the last', { path: '/team?_rsc=a&b=c' }],
  ['a parameter nobody computes', { path: '/team?_rsc=<script>' }],
])('is not taken for a click: %s', (_, { path, headers, tree }) => {
  const click = clickTo('/team', tree)
  expect(asked({ path: path ?? click.path, headers: { ...click.headers, ...headers } })).toBeNull()
})

test('what Next is asked for says nothing but the layout, and is a click itself', () => {
  for (const held of ['(full)', '(no-header)', '(site)'] as const) {
    const request = renderRequestOf('/blog?page=2', held)
    expect(asked(request)).toEqual({ address: '/blog?page=2', held })
    expect(Object.keys(request.headers)).toEqual(['rsc', 'next-router-state-tree'])
  }
})
