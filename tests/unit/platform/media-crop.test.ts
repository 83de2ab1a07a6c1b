import { expect, test } from 'vitest'
import { centeredPosition } from '@/lib/platform/media/crop'
import { folderOf, replacePictureMentions } from '@/lib/platform/media/picture-mention'

const wide = { width: 2_000, height: 500 }

test('H2: a link preview keeps the focal point in its middle, as near as the edges allow', () => {
  const frame = { width: 500, height: 500 }
  expect(centeredPosition({ x: 0.5, y: 0.2 }, wide, frame)).toEqual({ x: 0.5, y: 0.5 })
  expect(centeredPosition({ x: 0.25, y: 0 }, wide, frame).x).toBeCloseTo((500 - 250) / 1_500)
  expect(centeredPosition({ x: 0, y: 0 }, wide, frame).x).toBe(0)
  expect(centeredPosition({ x: 1, y: 0 }, wide, frame).x).toBe(1)
})

test('H4: texts and addresses that name a picture follow it, in whatever size they name it', () => {
  const folder = folderOf('/media/pictures/0aa1/1600.webp')
  expect(folder).toBe('/media/pictures/0aa1/')
  const next = { url: '/media/pictures/0bb2/640.webp', width: 640, height: 900 }
  const html =
    '<p>One</p><img src="/media/pictures/0aa1/800.webp" alt="A porch" width="800" height="500" />' +
    '<img src="/media/pictures/0cc3/800.webp" alt="" width="800" height="500" />'
  expect(replacePictureMentions(html, folder, next)).toBe(
    '<p>One</p><img src="/media/pictures/0bb2/640.webp" alt="A porch" width="640" height="900" />' +
      '<img src="/media/pictures/0cc3/800.webp" alt="" width="800" height="500" />',
  )
  expect(replacePictureMentions('/media/pictures/0aa1/1600.webp', folder, next)).toBe(next.url)
})
