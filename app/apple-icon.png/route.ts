import { connection } from 'next/server'
import { route } from '@/lib/platform/http/route'
import { iconFile, iconResponse } from '@/lib/site/seo/share/icon-files'

/** The company's icon on the home screen of iPhones. */
export const GET = route(async (request) => {
  await connection()
  const { file, version } = await iconFile({ name: 'apple', size: 180, share: 0.8 })
  return iconResponse(file, 'image/png', new URL(request.url).searchParams.get('v') === version)
})
