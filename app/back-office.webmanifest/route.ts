import { connection } from 'next/server'
import { brandVersion } from '@/lib/platform/brand/brand-version'
import { route } from '@/lib/platform/http/route'
import { getBrand } from '@/lib/site/brand/brand'

/** Makes /admin installable. Outside /admin, because browsers fetch it without a session. */
export const GET = route(async () => {
  await connection()
  const brand = await getBrand()
  const paper = brand.palette.ivory
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/app-icons/${brandVersion(brand)}/${file}`,
    type: 'image/png',
    sizes,
    purpose,
  })
  const manifest = {
    id: '/admin',
    name: `${brand.company}, back office`,
    short_name: brand.shortName,
    lang: 'en-US',
    start_url: '/admin/tour-requests',
    scope: '/admin',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('192.png', '192x192', 'any'),
      icon('512.png', '512x512', 'any'),
      icon('masked-512.png', '512x512', 'maskable'),
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  })
})
