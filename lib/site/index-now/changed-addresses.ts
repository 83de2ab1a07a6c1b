import 'server-only'
import { db } from '@/lib/platform/database/db'
import { everyEntry } from '@/lib/site/seo/sitemap/sitemap-files'

/** `state` is null when the URL is gone. */
export type ChangedAddress = { path: string; state: string | null }

const REDIRECTS_PER_READ = 2_500

/** Sitemap URLs and redirects changed since the last submission, for any reason; at most `most`. */
export async function changedAddresses(most: number): Promise<ChangedAddress[]> {
  const changed: ChangedAddress[] = []
  const current = new Set<string>()
  for await (const batch of everyAddress()) {
    const known = await db.indexNowAddress.findMany({
      where: { path: { in: batch.map(({ path }) => path) } },
    })
    const submitted = new Map(known.map(({ path, state }) => [path, state]))
    for (const { path, state } of batch) {
      if (current.has(path)) continue
      current.add(path)
      if (submitted.get(path) !== state) changed.push({ path, state })
      if (changed.length >= most) return changed
    }
  }
  const gone = (await db.indexNowAddress.findMany({ select: { path: true } })).filter(
    ({ path }) => !current.has(path),
  )
  return [...changed, ...gone.map(({ path }) => ({ path, state: null }))].slice(0, most)
}

async function* everyAddress(): AsyncGenerator<{ path: string; state: string }[]> {
  for await (const entries of everyEntry()) {
    yield entries.map(({ path, lastModified }) => ({ path, state: lastModified?.toISOString() ?? '' }))
  }
  yield* redirects()
}

async function* redirects(): AsyncGenerator<{ path: string; state: string }[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const read: { id: string; fromPath: string; toPath: string }[] = await db.redirect.findMany({
      where: { active: true, ...(after && { id: { gt: after } }) },
      select: { id: true, fromPath: true, toPath: true },
      orderBy: { id: 'asc' },
      take: REDIRECTS_PER_READ,
    })
    yield read.map(({ fromPath, toPath }) => ({ path: fromPath, state: `> ${toPath}` }))
    after = read.length < REDIRECTS_PER_READ ? undefined : read.at(-1)?.id
  }
}
