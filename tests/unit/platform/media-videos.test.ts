import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captionsProblem } from '@/lib/platform/media/captions'
import { measureVideo } from '@/lib/platform/media/measure-video'
import { videoHeadProblem } from '@/lib/platform/media/video-limits'
import { missingVideoText } from '@/lib/platform/media/video-parts'
import { SOME_CAPTIONS, someMp4, someWebm } from '@/tests/support/videos'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'videos-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function measured(bytes: Buffer) {
  const path = join(folder, 'video')
  await writeFile(path, bytes)
  return measureVideo(path, bytes.length).catch((error: Error) => error.message)
}

describe('T128: a video is what its bytes say', () => {
  test.each([
    ['an MP4', someMp4(), { mimeType: 'video/mp4', extension: 'mp4', width: 1280, height: 720, seconds: 58 }],
    ['a WebM', someWebm({ seconds: 12.4 }), { mimeType: 'video/webm', extension: 'webm', seconds: 12 }],
    ['one of exactly 90 seconds', someMp4({ seconds: 90.3 }), { seconds: 90 }],
    ['one filmed upright', someMp4({ turned: 90 }), { width: 720, height: 1280 }],
  ])('%s is measured', async (_, bytes, expected) => {
    expect(await measured(bytes)).toMatchObject(expected)
  })

  test.each([
    ['a longer one', someMp4({ seconds: 95 }), 'This video is 95 seconds long. Cut it to 90 or fewer'],
    ['one in HEVC', someMp4({ codec: 'hvc1' }), 'Many browsers cannot play HEVC'],
    ['one without a length', someWebm({ seconds: 0 }), 'length of this video cannot be read'],
    ['a Matroska file', someWebm({ type: 'matroska' }), 'damaged'],
    ['one cut short', someMp4().subarray(0, 300), 'damaged'],
    ['only a beginning', Buffer.from('\0\0\0\x18ftypisom'.repeat(9)), 'damaged'],
  ])('%s is refused', async (_, bytes, words) => {
    expect(await measured(bytes)).toContain(words)
  })

  test.each([
    ['MP4', someMp4(), null],
    ['WebM', someWebm(), null],
    ['QuickTime', someMp4({ type: 'qt  ' }), 'This is a QuickTime video'],
    ['Matroska', someWebm({ type: 'matroska' }), 'Please choose a video'],
    ['HTML', Buffer.from('<!doctype html><video>'), 'Please choose a video'],
    ['nothing', Buffer.alloc(0), 'Please choose a video'],
  ])('the first bytes decide: %s', (_, bytes, words) => {
    const problem = videoHeadProblem(bytes)
    if (words === null) expect(problem).toBeNull()
    else expect(problem).toContain(words)
  })
})

describe('T129: captions are checked', () => {
  test.each([
    ['good ones', SOME_CAPTIONS],
    [
      'with a speaker, a comment and a style',
      `WEBVTT\n\nNOTE by Ann\n\n${SOME_CAPTIONS.slice(8)}\n1\n00:05.000 --> 00:06.000\n<v Ann>Hello &amp; welcome</v>\n`,
    ],
  ])('%s', (_, text) => {
    expect(captionsProblem(text, 58)).toBeNull()
  })

  test.each([
    ['another kind of captions', '1\n00:00:00,000 --> 00:00:02,000\nHello\n', 'must be WebVTT'],
    ['no empty line below the first', 'WEBVTT\n00:00.000 --> 00:02.000\nHello', 'must be WebVTT'],
    [
      'a comma in a time',
      'WEBVTT\n\n00:00.000 --> 00:02,000\nHello\n',
      'Line 3 of the captions: write times',
    ],
    ['an end before the start', 'WEBVTT\n\n00:05.000 --> 00:02.000\nHello\n', 'Line 3 of the captions'],
    ['a bare ampersand', 'WEBVTT\n\n00:00.000 --> 00:02.000\nYou & me\n', '“&amp;”'],
    ['none', 'WEBVTT\n\n', 'This text has no captions'],
    ['an empty one', 'WEBVTT\n\n00:00.000 --> 00:02.000\n\n', 'This text has no captions'],
    ['those of a longer video', 'WEBVTT\n\n01:05.000 --> 01:09.000\nLate\n', 'begins after the end'],
  ])('%s', (_, text, words) => {
    expect(captionsProblem(text, 58)).toContain(words)
  })

  test('what is missing is said in one sentence', () => {
    const whole = {
      title: 'A walk',
      takenOn: '2026-11-03',
      posterImageId: 'x',
      captions: 'x',
      transcript: 'x',
    }
    expect(missingVideoText(whole)).toBeNull()
    expect(missingVideoText({ ...whole, captions: '' })).toBe('It still needs captions')
    expect(missingVideoText({})).toBe(
      'It still needs a title, the day it was taken, a poster picture, captions and a transcript',
    )
  })
})
