import { ringingSound } from '@/lib/platform/voice/ringing-sound'

/** The sound that callers hear while our phones ring; the same for everyone. */
export function GET(): Response {
  return new Response(ringingSound(), {
    headers: { 'content-type': 'audio/wav', 'cache-control': 'public, max-age=86400' },
  })
}
