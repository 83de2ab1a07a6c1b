import 'server-only'
import { db } from '@/lib/platform/database/db'
import { addressGroup } from '@/lib/platform/http/address-group'
import { clientAddress } from '@/lib/platform/http/client-address'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'

const PROGRAM =
  /bot|crawl|spider|slurp|preview|scan|monitor|facebookexternalhit|whatsapp|telegram|curl|wget|python|java\/|go-http|headlesschrome-lighthouse/i

/** Downloads of open guides count once a day per address. */
const OPEN_DAILY: Limit = { name: 'open-download', points: 1, seconds: 24 * 60 * 60 }

/** True when a person fetches a file from its beginning: no prefetch, link check or resumed download. */
export function isRealDownload({ method, headers }: Request): boolean {
  if (method !== 'GET') return false
  if (/prefetch|preview/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) return false
  const range = headers.get('range')
  if (range && !/^\s*bytes\s*=\s*0-/i.test(range)) return false
  const agent = headers.get('user-agent')
  return agent !== null && agent.trim() !== '' && !PROGRAM.test(agent)
}

/** Counts a requested guide once, however often its link is used. */
export async function countDownload(downloadId: string, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.assetDownload.updateMany({
      where: { id: downloadId, downloadedAt: null },
      data: { downloadedAt: now },
    })
    if (count === 0) return
    // Raw SQL, because Prisma would change `updatedAt`, which readers see.
    await tx.$executeRaw`
      update content_assets set download_count = download_count + 1
      where id = (select content_asset_id from asset_downloads where id = ${downloadId}::uuid)`
  })
}

export async function countOpenDownload(assetId: string, request: Request): Promise<void> {
  const address = clientAddress(request.headers)
  const from = address ? addressGroup(address) : 'unknown'
  if ((await countAttempt(OPEN_DAILY, `${assetId} ${from}`)) !== null) return
  await db.$executeRaw`update content_assets set download_count = download_count + 1 where id = ${assetId}::uuid`
}
