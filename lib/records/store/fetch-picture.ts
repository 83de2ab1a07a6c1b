import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { AppError, unavailable } from '@/lib/platform/errors'
import { connectionFailure } from '@/lib/platform/integrations/connection-failure'
import { guardedDownload, TooLarge } from '@/lib/platform/integrations/guarded-request'
import { isPublicAddress, type MayConnect, RefusedAddress } from '@/lib/platform/integrations/public-address'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { encodePicture } from '@/lib/platform/media/encode'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from '@/lib/platform/media/picture-limits'
import { pictureRow } from '@/lib/platform/media/picture-row'
import { siteUrl } from '@/lib/platform/site'
import { images } from '@/lib/records/entities/images'
import { insertPicture } from '@/lib/records/store/insert-picture'

/** For one picture, including redirects. */
const LIMIT_MS = 10_000
const MAX_REDIRECTS = 5

const inLane = limitConcurrency(4, {
  waiting: 50,
  refuse: () => unavailable(30, 'Many pictures are being fetched. Please try again in a moment'),
})

/**
 * Fetches a picture of another site into the library, without a description. Every hop must be on the public
 * internet. @returns its address here @throws AppError 400 with text to show, 403, 503
 */
export async function fetchPicture(
  actor: Actor,
  address: string,
  mayConnect: MayConnect = isPublicAddress,
): Promise<string> {
  assertCan(actor, 'create', images.area)
  const bytes = await inLane(() => download(new URL(address), mayConnect))
  const picture = pictureInMemory(bytes)
  const known = await db.image.findUnique({ where: { checksum: picture.checksum }, select: { url: true } })
  if (known) return known.url
  const row = pictureRow(await encodePicture(picture), {
    filename: new URL(address).pathname,
    alt: '',
    uploadedBy: actor.username,
  })
  const { answer, expired } = await db.$transaction(async (tx) => {
    const inserted = await insertPicture(tx, actor, row)
    await announceExpiry(tx, inserted.expired)
    return inserted
  })
  expireNow(expired)
  return String(answer.record.url)
}

const refused = (reason: string) =>
  new AppError('invalid-fields', 400, `This picture could not be fetched. ${reason}`)

async function download(start: URL, mayConnect: MayConnect): Promise<Buffer> {
  const signal = AbortSignal.timeout(LIMIT_MS)
  const headers = { 'user-agent': `PorchlightPictures/1.0 (+${siteUrl('/')})`, accept: 'image/*' }
  try {
    let url = start
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const rules = { headers, mayConnect, signal, maxBytes: MAX_PICTURE_BYTES }
      const { status, location, body } = await guardedDownload(url, rules)
      if (status === 200) return body
      const isMoved = status >= 300 && status <= 399 && location && URL.canParse(location, url)
      if (!isMoved) throw refused(`Its server returned ${status}.`)
      url = new URL(location, url)
      if (!/^https?:$/.test(url.protocol)) throw refused('It redirects to no web address.')
    }
    throw refused('It redirects too often.')
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof TooLarge) throw refused(`${PICTURE_TOO_LARGE}.`)
    if (error instanceof RefusedAddress) throw refused('It is not on the public internet.')
    throw refused(`${connectionFailure(error) ?? 'Its server does not answer'}.`)
  }
}
