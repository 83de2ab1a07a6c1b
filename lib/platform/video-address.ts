/** `token` is the hash of an unlisted Vimeo video. */
export type Video = { host: VideoHost; id: string; token?: string }
type VideoHost = 'youtube' | 'vimeo'

export const VIDEO_HOSTS = {
  youtube: { name: 'YouTube', origin: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', origin: 'https://player.vimeo.com' },
} as const

const YOUTUBE_ID = /^[\w-]{11}$/
const KEY = /^(?:(youtube):([\w-]{11})|(vimeo):(\d{5,12})(?::([0-9a-f]{6,16}))?)$/

/** Parses an address copied from YouTube or Vimeo; else null. */
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

/** 'youtube:dQw4w9WgXcQ'. */
export function videoKey({ host, id, token }: Video): string {
  return [host, id, ...(token ? [token] : [])].join(':')
}

/** Parses a video key; else null. */
export function readVideoKey(key: string): Video | null {
  const [, youtubeName, youtubeId = '', vimeoName, vimeoId = '', token] = KEY.exec(key) ?? []
  if (youtubeName) return { host: 'youtube', id: youtubeId }
  if (!vimeoName) return null
  return token ? { host: 'vimeo', id: vimeoId, token } : { host: 'vimeo', id: vimeoId }
}

export function watchAddress({ host, id, token }: Video): string {
  if (host === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  return `https://vimeo.com/${id}${token ? `/${token}` : ''}`
}

/** The host's player. It autoplays, because the visitor has just asked for it. */
export function playerAddress({ host, id, token }: Video): string {
  const { origin } = VIDEO_HOSTS[host]
  if (host === 'youtube') return `${origin}/embed/${id}?autoplay=1&rel=0&playsinline=1`
  return `${origin}/video/${id}?${token ? `h=${token}&` : ''}autoplay=1&dnt=1`
}

/** Our page around that player (lib/server/front/video-frames.ts). */
export function frameAddress(video: Video): string {
  return `/video/${videoKey(video).replaceAll(':', '/')}`
}
