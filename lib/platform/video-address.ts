/** A video on a host whose player we show; `token` opens an unlisted one of Vimeo. */
export type Video = { host: VideoHost; id: string; token?: string }
export type VideoHost = 'youtube' | 'vimeo'

/** How each host is called, and from where its player comes. */
export const VIDEO_HOSTS = {
  youtube: { name: 'YouTube', origin: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', origin: 'https://player.vimeo.com' },
} as const

const YOUTUBE_ID = /^[\w-]{11}$/
const KEY = /^(?:(youtube):([\w-]{11})|(vimeo):(\d{5,12})(?::([0-9a-f]{6,16}))?)$/

/** The video behind an address as people copy it from YouTube or Vimeo, or null. */
export function readVideoAddress(typed: string): Video | null {
  const text = typed.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^(?:www|m|player)\./, '')
  const parts = pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(parts[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isNamed = ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '')
    return youtube(isNamed ? parts[1] : searchParams.get('v'))
  }
  if (host !== 'vimeo.com') return null
  const at = parts.findIndex((part) => /^\d{5,12}$/.test(part))
  const id = parts[at]
  if (id === undefined) return null
  const token = searchParams.get('h') ?? parts[at + 1]
  return token && /^[0-9a-f]{6,16}$/.test(token) ? { host: 'vimeo', id, token } : { host: 'vimeo', id }
}

function youtube(id: string | null | undefined): Video | null {
  return id && YOUTUBE_ID.test(id) ? { host: 'youtube', id } : null
}

/** How a text names a video: 'youtube:dQw4w9WgXcQ'. */
export function videoKey({ host, id, token }: Video): string {
  return [host, id, ...(token ? [token] : [])].join(':')
}

/** The video of a key, or null for anything else. */
export function readVideoKey(key: string): Video | null {
  const [, youtubeName, youtubeId = '', vimeoName, vimeoId = '', token] = KEY.exec(key) ?? []
  if (youtubeName) return { host: 'youtube', id: youtubeId }
  if (!vimeoName) return null
  return token ? { host: 'vimeo', id: vimeoId, token } : { host: 'vimeo', id: vimeoId }
}

/** Where the video is watched on its host's own site. */
export function watchAddress({ host, id, token }: Video): string {
  if (host === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  return `https://vimeo.com/${id}${token ? `/${token}` : ''}`
}

/** The host's player for our frame, playing at once: somebody has just asked for it. */
export function playerAddress({ host, id, token }: Video): string {
  const { origin } = VIDEO_HOSTS[host]
  if (host === 'youtube') return `${origin}/embed/${id}?autoplay=1&rel=0&playsinline=1`
  return `${origin}/video/${id}?${token ? `h=${token}&` : ''}autoplay=1&dnt=1`
}

/** Our own page around that player (lib/server/front/video-frames.ts). */
export function frameAddress(video: Video): string {
  return `/video/${videoKey(video).replaceAll(':', '/')}`
}
