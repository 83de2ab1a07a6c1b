import { connection } from 'next/server'
import { route } from '@/lib/platform/http/route'
import { iconFile, iconResponse, icoOf } from '@/lib/site/seo/share/icon-files'

/** The company's icon for browser tabs. */
export const GET = route(async (request) => {
  await connection()
  const { file, version } = await iconFile({ name: 'favicon', size: 32, share: 1 })
  return iconResponse(icoOf(file), 'image/x-icon', new URL(request.url).searchParams.get('v') === version)
})
