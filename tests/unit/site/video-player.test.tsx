import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanPhoto } from '@/components/site/plan-drawing'
import { VideoPlayer } from '@/components/site/video/video-player'
import { WalkThrough } from '@/components/site/video/walk-through'
import { type PictureImage, pictureAt } from '@/lib/platform/media/picture-select'
import { shownVideo } from '@/lib/platform/media/video-select'
import { takenRangeText, takenText } from '@/lib/site/content/taken-text'

const now = new Date('2026-11-27T12:00:00Z')
const day = (text: string) => ({ takenOn: new Date(`${text}T00:00:00Z`) })

const row = {
  id: '018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a41',
  url: '/media/files/ab/walk.mp4',
  title: 'A walk through The Oak',
  ...day('2026-11-03'),
  posterImageId: '018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a42',
  posterImage: { ...pictureAt('/media/oak.webp'), takenOn: null } as never,
  captions: 'WEBVTT',
  captionsUrl: '/media/files/ab/walk.vtt',
  transcript: 'This is the kitchen.',
  seconds: 58,
  width: 1280,
  height: 720,
  mimeType: 'video/mp4',
  createdAt: now,
}

function shown() {
  const video = shownVideo(row)
  if (!video) throw new Error('the video is complete')
  return video
}

test('T128: a page loads a poster alone; captions and transcript are there, and print shows nothing', () => {
  const html = renderToStaticMarkup(<VideoPlayer video={shown()} now={now} />)
  expect(html).toMatch(/^<figure class="no-print">/)
  expect(html).toContain('controls="" playsInline="" preload="none" poster="/media/oak.webp"')
  expect(html).toContain('aria-label="A walk through The Oak"')
  expect(html).toContain('<source src="/media/files/ab/walk.mp4" type="video/mp4"/>')
  expect(html).toMatch(/<track kind="captions"[^>]* src="\/media\/files\/ab\/walk\.vtt"\/>/)
  expect(html).toContain('A walk through The Oak, 58 seconds, taken Nov 3')
  expect(html).toMatch(/<details><summary.*This is the kitchen\.<\/p><\/details>/)
  expect(html).not.toContain('autoplay')
})

test('T129: without one of its parts a video is not shown', () => {
  for (const name of ['title', 'takenOn', 'posterImageId', 'captions', 'captionsUrl', 'transcript']) {
    expect(shownVideo({ ...row, [name]: name === 'takenOn' ? null : '' }), name).toBeNull()
  }
  expect(renderToStaticMarkup(<WalkThrough plan={{ name: 'The Oak', walkThrough: null }} now={now} />)).toBe(
    '',
  )
})

test('a caption names the day of its picture, and the year when it is another one', () => {
  expect(takenText('Salon', day('2026-11-03'), now)).toBe('Salon, taken Nov 3')
  expect(takenText('The salon.', day('2025-11-03'), now)).toBe('The salon. Taken Nov 3, 2025.')
  expect(takenText(null, day('2026-11-03'), now)).toBe('Taken Nov 3')
  expect(takenText('Salon', {}, now)).toBe('Salon')
  expect(takenText('', { takenOn: null }, now)).toBeNull()
})

test('several pictures have days together only when each has one', () => {
  expect(takenRangeText([day('2026-11-03'), day('2026-10-02')], now)).toBe('Taken Oct 2 to Nov 3')
  expect(takenRangeText([day('2026-11-03'), day('2026-11-03')], now)).toBe('Taken Nov 3')
  expect(takenRangeText([day('2026-11-03'), {}], now)).toBeNull()
  expect(takenRangeText([], now)).toBeNull()
})

test('a photograph of a plan has its day below it, and one without a day has no caption', () => {
  const image = pictureAt('/media/oak.webp')
  if (!image) throw new Error('the address is of this site')
  const captionOf = (photo: PictureImage) => {
    const html = renderToStaticMarkup(
      <PlanPhoto image={photo} name="The Oak" now={now} sizes="92vw" className="" />,
    )
    return /<figcaption[^>]*>(.*)<\/figcaption>/.exec(html)?.[1]
  }
  expect(captionOf({ ...image, ...day('2026-11-03') })).toBe('Taken Nov 3')
  expect(captionOf(image)).toBe('')
})
