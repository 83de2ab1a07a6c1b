import {
  MAX_VIDEO_BYTES,
  VIDEO_HEAD_BYTES,
  VIDEO_TOO_LARGE,
  videoHeadProblem,
} from '@/lib/platform/media/video-limits'

/** Returns why the server would refuse the file, judging by size and first bytes; null when it is fine. */
export async function videoFault(file: File): Promise<string | null> {
  if (file.size > MAX_VIDEO_BYTES) return VIDEO_TOO_LARGE
  return videoHeadProblem(new Uint8Array(await file.slice(0, VIDEO_HEAD_BYTES).arrayBuffer()))
}
