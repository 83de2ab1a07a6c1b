import { connection } from 'next/server'
import { route } from '@/lib/platform/http/route'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const PAPER = '#fbf7ec'

/** Makes /admin installable. Outside /admin, because browsers fetch it without a session. */
export const GET = route(async () => {
  await connection()
  const { companyName } = await getSiteSettings()
  const [word = companyName] = companyName.split(' ')
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/brand/${file}`,
    type: 'image/png',
    sizes,
    purpose,
  })
  const manifest = {
    id: '/admin',
    name: `${companyName}, back office`,
    short_name: word,
    lang: 'en-US',
    start_url: '/admin/tour-requests',
    scope: '/admin',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon('app-192.png', '192x192', 'any'),
      icon('app-512.png', '512x512', 'any'),
      icon('app-masked-512.png', '512x512', 'maskable'),
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  })
})
