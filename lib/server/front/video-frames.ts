import { playerAddress, readVideoKey, VIDEO_HOSTS, type Video } from '@/lib/platform/video-address'
import { answerJson } from '@/lib/server/front/answer'
import type { Step } from '@/lib/server/front/front'
import { allowOwnFrames, contentSecurityPolicy, policyOn } from '@/lib/server/front/security-headers'

const PREFIX = '/video/'

/** The player's page, `/video/youtube/{id}`, which alone may frame the video host (decision 030). */
export const answerVideoFrame: Step = (request, response, path) => {
  if (!path.startsWith(PREFIX)) return false
  const video = readVideoKey(path.slice(PREFIX.length).replaceAll('/', ':'))
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!video || !isRead) {
    answerJson(response, 404, { message: 'Not found' })
    return true
  }
  const html = frameOf(video)
  allowOwnFrames(response)
  const policy = contentSecurityPolicy({
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'frame-src': VIDEO_HOSTS[video.host].origin,
  })
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'content-security-policy': policyOn(response, policy),
    'cache-control': 'public, max-age=86400',
    'x-robots-tag': 'noindex',
  })
  response.end(request.method === 'HEAD' ? undefined : html)
  return true
}

function frameOf(video: Video): string {
  const { name } = VIDEO_HOSTS[video.host]
  // Contains validated characters only.
  const address = playerAddress(video).replaceAll('&', '&amp;')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Video from ${name}</title>
<style>html,body{margin:0;height:100%;background:#000}iframe{display:block;width:100%;height:100%;border:0}</style></head>
<body><iframe src="${address}" title="Player of ${name}" allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen></iframe></body>
</html>
`
}
