import { connection } from 'next/server'
import { route } from '@/lib/platform/http/route'
import { iconFile, iconResponse } from '@/lib/site/seo/share/icon-files'

/** The company's icon for browser tabs on dense screens. */
export const GET = route(async (request) => {
  await connection()
  const { file, version } = await iconFile({ name: 'icon', size: 128, share: 1 })
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${file.toString('base64')}"/></svg>`
  const isCurrent = new URL(request.url).searchParams.get('v') === version
  return iconResponse(Buffer.from(picture), 'image/svg+xml', isCurrent)
})
