import { expect, test } from 'vitest'
import { sanitizeHtml } from '@/lib/platform/html'
import { checkHtml } from '@/lib/platform/html-check'
import {
  playerAddress,
  readVideoAddress,
  readVideoKey,
  videoKey,
  watchAddress,
} from '@/lib/platform/video-address'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s', 'youtube:aqz-KE-bpKQ'],
  ['youtu.be/aqz-KE-bpKQ?si=x', 'youtube:aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'youtube:aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube:aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'vimeo:76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo:76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo:76979871:8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo:76979871:8272103f6e'],
])('the video of an address: %s', (address, key) => {
  const video = readVideoAddress(address)
  expect(video && videoKey(video)).toBe(key)
  expect(video && readVideoAddress(watchAddress(video))).toEqual(readVideoKey(key))
})

test.each([
  '',
  'https://example.org/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?v=x',
  'https://vimeo.com/about',
])('no video: %s', (address) => {
  expect(readVideoAddress(address)).toBeNull()
})

test('an unlisted video plays with its token, at once and without cookies', () => {
  const address = 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1'
  expect(playerAddress({ host: 'vimeo', id: '76979871', token: '8272103f6e' })).toBe(address)
})

test('T53: only figures with a video of a known host stay; of others only the text does', () => {
  const link = '<a href="https://vimeo.com/76979871" rel="noopener">The garden</a>'
  const video = `<figure data-video="vimeo:76979871">${link}</figure>`
  expect(sanitizeHtml(video)).toBe(video)
  for (const key of ['evil:1', 'vimeo:1" onclick="x', 'youtube:../../x', '']) {
    expect(sanitizeHtml(`<figure data-video="${key}">${link}</figure>`)).toBe(`<p>${link}</p>`)
  }
  expect(sanitizeHtml('<figure data-video="vimeo:76979871" style="x" onclick="x">a</figure>')).toBe(
    '<figure data-video="vimeo:76979871">a</figure>',
  )
})

test('what the sanitizer removes from HTML is reported once per kind, and nothing when nothing is lost', () => {
  expect(checkHtml('<h1>A</h1><p>b <b>c</b> <a href="https://a.example">d</a></p>')).toEqual({
    html: '<h2>A</h2><p>b <strong>c</strong> <a href="https://a.example" rel="noopener">d</a></p>',
    removed: [],
  })
  const { removed } = checkHtml(
    '<p style="a">x</p><p style="b">y</p><script src="z"></script><!-- c --><a href="javascript:x">d</a>',
  )
  expect(removed).toEqual([
    'style of <p>, 2 times',
    '<script>',
    'src of <script>',
    'a comment',
    'href of <a>',
  ])
})
