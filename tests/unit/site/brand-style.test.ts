import { expect, test } from 'vitest'
import { DEFAULT_PALETTE, paletteOf } from '@/lib/platform/brand/palette'
import { withoutUnusedFaces, withoutUnusedHints } from '@/lib/server/front/prepared-page'
import { brandAttributes } from '@/lib/site/brand/brand-head'
import { brandStyle } from '@/lib/site/brand/brand-style'
import { packageOf } from '@/lib/site/brand/faces'

const NEUTRAL = {
  company: 'Maple Grove',
  shortName: 'Maple Grove',
  logo: null,
  logoDark: null,
  icon: null,
  iconDark: null,
  confirmation: null,
  palette: DEFAULT_PALETTE,
  bodyFont: 'atkinson',
  headingFont: 'fraunces',
  motif: 'waves',
} as const

test('T135: a company without choices costs visitors no byte of style and no other font', () => {
  expect(brandStyle(NEUTRAL)).toEqual({ css: '', preloads: [] })
  expect(brandAttributes(NEUTRAL)).toEqual({ 'data-motif': 'waves' })
})

test('T135: chosen colors and type come as style rules, with the preload of the chosen faces only', () => {
  const palette = paletteOf({ primary: '#1f3a6e' })
  const chosen = { ...NEUTRAL, palette, bodyFont: 'public-sans', headingFont: 'like-text' } as const
  const { css, preloads } = brandStyle(chosen)
  expect(css).toContain('--color-evergreen:#1f3a6e')
  expect(css).not.toContain('--color-copper:')
  expect(css).toContain('--font-sans:"Public Sans"')
  expect(css).toContain('--font-display:"Public Sans"')
  expect(preloads).toEqual(['/faces/5.3.0/public-sans-latin-wght-normal.woff2'])
  expect(brandAttributes(chosen)['data-unused-faces']).toBe('atkinson fraunces')
})

test('T135: preloads of our own type are removed where another is chosen', () => {
  const link = (name: string) =>
    `<link rel="preload" href="/_next/static/media/${name}-s.p.1a.woff2" as="font" crossorigin="" type="font/woff2"/>`
  const page = (attributes: string) =>
    `<!DOCTYPE html><html lang="en-US"${attributes}><head>${link('atkinson')}${link('fraunces')}</head></html>`
  expect(withoutUnusedFaces(page(' data-unused-faces="fraunces"'))).not.toContain(link('fraunces'))
  expect(withoutUnusedFaces(page(' data-unused-faces="fraunces"'))).toContain(link('atkinson'))
  expect(withoutUnusedFaces(page(''))).toBe(page(''))
  const hint = (name: string) => `</_next/static/media/${name}-s.p.1a.woff2>; rel=preload; as="font"`
  const both = `${hint('atkinson')}, ${hint('fraunces')}`
  expect(withoutUnusedHints(both, page(' data-unused-faces="fraunces"'))).toBe(hint('atkinson'))
  expect(withoutUnusedHints(both, page(''))).toBe(both)
})

test('only faces of the offered families are served', () => {
  expect(packageOf('lora-latin-wght-italic.woff2')).toBe('lora')
  for (const file of [
    '../package.json',
    'lora-cyrillic-wght-normal.woff2',
    'fraunces-latin-wght-normal.woff2',
  ])
    expect(packageOf(file)).toBeNull()
})
