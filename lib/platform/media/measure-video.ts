import 'server-only'
import { type FileHandle, open } from 'node:fs/promises'
import { invalidFields, unavailable } from '@/lib/platform/errors'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { MAX_VIDEO_SECONDS } from '@/lib/platform/media/video-limits'

type MeasuredVideo = {
  mimeType: 'video/mp4' | 'video/webm'
  extension: 'mp4' | 'webm'
  width: number
  height: number
  seconds: number
}

const CONTAINERS = {
  'MPEG-4': { mimeType: 'video/mp4', extension: 'mp4' },
  WebM: { mimeType: 'video/webm', extension: 'webm' },
} as const

/** Phones film in HEVC, which Firefox and many computers cannot play. */
const FORMATS: ReadonlySet<string> = new Set(['AVC', 'VP8', 'VP9', 'AV1'])

const UNREADABLE = 'This video is damaged or incomplete. Export it again as MP4 (H.264)'
const NO_PICTURE = 'This file has sound but no picture. Please choose the video'
const NO_LENGTH = 'The length of this video cannot be read. Export it again as MP4 (H.264)'

const refused = (reason: string) => invalidFields({ file: reason }, reason)

/** One at a time, because each loads MediaInfo into memory. */
const inTurn = limitConcurrency(1, {
  waiting: 20,
  refuse: () => unavailable(10, 'Many files are being checked. Please try again in a moment'),
})

/** Reads container, format, size and length from a file. @throws AppError 400 with text to show, 503 */
export async function measureVideo(path: string, sizeBytes: number): Promise<MeasuredVideo> {
  const { general, video } = await inTurn(() => tracksOf(path, sizeBytes))
  const container = CONTAINERS[general?.Format as keyof typeof CONTAINERS]
  if (!container || general?.extra?.IsTruncated) throw refused(UNREADABLE)
  if (!video?.Width || !video.Height) throw refused(general?.AudioCount ? NO_PICTURE : UNREADABLE)
  if (!FORMATS.has(video.Format ?? '')) {
    throw refused(`Many browsers cannot play ${video.Format ?? 'this format'}. Export it as MP4 (H.264)`)
  }
  // The longer of the two: a track can last longer than its file says.
  const seconds = Math.round(Math.max(general?.Duration ?? 0, video.Duration ?? 0))
  if (seconds < 1) throw refused(NO_LENGTH)
  if (seconds > MAX_VIDEO_SECONDS) {
    throw refused(`This video is ${seconds} seconds long. Cut it to ${MAX_VIDEO_SECONDS} or fewer`)
  }
  return { ...container, ...uprightSize(video.Width, video.Height, video.Rotation), seconds }
}

async function tracksOf(path: string, sizeBytes: number) {
  // Loaded with the first video: most servers never receive one.
  const { mediaInfoFactory } = await import('mediainfo.js')
  const [file, info] = await Promise.all([open(path), mediaInfoFactory({ format: 'object' })])
  try {
    const { media } = await info.analyzeData(sizeBytes, (length, at) => chunkOf(file, length, at))
    const tracks = media?.track ?? []
    return {
      general: tracks.find((track) => track['@type'] === 'General'),
      video: tracks.find((track) => track['@type'] === 'Video'),
    }
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw refused(UNREADABLE)
    throw error
  } finally {
    info.close()
    await file.close()
  }
}

async function chunkOf(file: FileHandle, length: number, at: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** Phones store upright videos lying on their side, with a rotation. */
function uprightSize(width: number, height: number, rotation: string | undefined) {
  const isTurned = Math.abs(Number(rotation ?? 0)) % 180 === 90
  return isTurned ? { width: height, height: width } : { width, height }
}
