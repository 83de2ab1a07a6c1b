import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Picture, type PictureImage } from '@/components/site/picture'

const variant = (width: number, format: string) => ({
  width,
  height: width / 2,
  format,
  url: `/media/pictures/a/${width}.${format}`,
  sizeBytes: 1,
})

const image: PictureImage = {
  url: '/media/pictures/a/1200.webp',
  alt: 'Two chairs on a porch',
  decorative: false,
  width: 1200,
  height: 600,
  focalX: 0.52,
  focalY: 0.6,
  variants: [480, 800, 1200].flatMap((width) => [variant(width, 'avif'), variant(width, 'webp')]),
}

describe('a picture on a page', () => {
  test('offers AVIF in every width and one WebP, and reserves its space', () => {
    const html = renderToStaticMarkup(<Picture image={image} sizes="100vw" />)
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('<img'))
    expect(html).toContain('/media/pictures/a/480.avif 480w, /media/pictures/a/800.avif 800w')
    expect(html).toContain('src="/media/pictures/a/800.webp"')
    expect(html).toContain('width="1200" height="600" loading="lazy"')
    expect(html).toContain('object-position:52% 60%')
    expect(html).toContain('alt="Two chairs on a porch"')
  })

  test('the first view gets its picture at once', () => {
    const html = renderToStaticMarkup(<Picture image={image} sizes="100vw" priority fit="contain" />)
    expect(html).toContain('loading="eager"')
    expect(html.toLowerCase()).toContain('fetchpriority="high"')
    expect(html).toContain('object-contain')
  })

  test('decoration has an empty alt text, and a caller may set its own', () => {
    const decorative = renderToStaticMarkup(<Picture image={{ ...image, decorative: true }} sizes="1px" />)
    expect(decorative).toContain('alt=""')
    expect(renderToStaticMarkup(<Picture image={image} sizes="1px" alt="" />)).toContain('alt=""')
    expect(renderToStaticMarkup(<Picture image={image} sizes="1px" alt="Our porch" />)).toContain(
      'alt="Our porch"',
    )
  })

  test('a drawing without variants is shown unchanged', () => {
    const html = renderToStaticMarkup(
      <Picture image={{ ...image, url: '/d.svg', variants: [] }} sizes="1px" />,
    )
    expect(html).not.toContain('<source')
    expect(html).toContain('src="/d.svg"')
  })
})
