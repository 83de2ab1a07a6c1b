import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { packageOf } from '@/lib/site/brand/faces'

const PACKAGES = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource-variable')

/** A face of a chosen type family, from its package. */
export const GET = route<{ params: Promise<{ version: string; file: string }> }>(
  async (_request, { params }) => {
    const { file } = await params
    const family = packageOf(file)
    if (!family) throw notFound('There is no such face')
    const bytes = await readFile(join(PACKAGES, family, 'files', file))
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' },
    })
  },
)
