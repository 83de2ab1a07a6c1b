import { describe, expect, test } from 'vitest'
import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import { sniffPictureType } from '@/lib/platform/media/sniff'
import { plannedSizes, plannedVariants } from '@/lib/platform/media/variant-plan'

const widths = (width: number, height: number) => plannedSizes({ width, height }).map((size) => size.width)

describe('planned sizes', () => {
  test('landscape and portrait have their own steps', () => {
    expect(plannedSizes({ width: 1600, height: 1000 })).toEqual([
      { width: 480, height: 300 },
      { width: 640, height: 400 },
      { width: 800, height: 500 },
      { width: 1200, height: 750 },
      { width: 1600, height: 1000 },
    ])
    expect(widths(800, 960)).toEqual([320, 480, 640, 800])
    expect(widths(6000, 4000)).toEqual([480, 640, 800, 1200, 1600])
  })

  test('never above the original, whose own size closes a wide gap', () => {
    expect(widths(1000, 700)).toEqual([480, 640, 800, 1000])
    expect(widths(1100, 700)).toEqual([480, 640, 800, 1100])
    expect(widths(840, 500)).toEqual([480, 640, 800])
    expect(widths(200, 100)).toEqual([200])
    expect(plannedSizes({ width: 1, height: 1 })).toEqual([{ width: 1, height: 1 }])
  })

  test('WebP is made of the largest and of some between', () => {
    const webp = (width: number, height: number) =>
      plannedVariants({ width, height }).flatMap(({ format, width }) => (format === 'webp' ? [width] : []))
    expect(webp(1600, 1000)).toEqual([480, 800, 1200, 1600])
    expect(webp(1100, 700)).toEqual([480, 800, 1100])
    expect(webp(800, 960)).toEqual([320, 480, 800])
    expect(plannedVariants({ width: 1600, height: 1000 })).toHaveLength(9)
  })
})

describe('stored variants', () => {
  const variant = { width: 480, height: 300, format: 'webp', url: '/media/pictures/a/480.webp', sizeBytes: 9 }

  test('come back narrowest first, without what is no variant', () => {
    const wide = { ...variant, width: 800, url: '/media/pictures/a/800.webp' }
    expect(readVariants([wide, null, { width: '1' }, variant])).toEqual([variant, wide])
    expect(readVariants('[]')).toEqual([])
    expect(readVariants(null)).toEqual([])
  })

  test('one is picked for a width, the widest when none is wide enough', () => {
    const variants = readVariants([
      variant,
      { ...variant, width: 800 },
      { ...variant, width: 800, format: 'avif' },
    ])
    expect(variantFor(variants, 500)).toMatchObject({ width: 800, format: 'webp' })
    expect(variantFor(variants, 1200)).toMatchObject({ width: 800, format: 'webp' })
    expect(variantFor([], 500)).toBeUndefined()
  })
})

describe('the type by content', () => {
  const padded = (...bytes: number[]) => Buffer.concat([Buffer.from(bytes), Buffer.alloc(32)])

  test('knows JPEG, PNG, WebP and SVG', () => {
    expect(sniffPictureType(padded(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg')
    expect(sniffPictureType(padded(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('png')
    expect(sniffPictureType(Buffer.from('RIFF0000WEBPVP8 padding'))).toBe('webp')
    expect(sniffPictureType(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('svg')
  })

  test.each(['<!doctype html><p>x</p>', 'GIF89a..........', '%PDF-1.7 ........', 'RIFF0000AVI LIST....'])(
    'T61: knows %s for none of them',
    (text) => {
      expect(sniffPictureType(Buffer.from(text))).toBeNull()
    },
  )
})
