import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { askOutside } from '@/lib/platform/integrations/ask-outside'
import { siteUrl } from '@/lib/platform/site'

/** The key's file. At the root, so that it is valid for every address. */
const KEY_PATH = '/index-now-key.txt'

/** Per request (indexnow.org, documentation). */
export const MOST_ADDRESSES = 10_000

/** Statuses of the protocol that can be fixed (indexnow.org, documentation). */
const PROBLEMS: Record<number, string> = {
  400: 'The message was not understood',
  403: `The key was not found at ${KEY_PATH}, or a different key is there`,
  422: 'The URLs do not belong to this host, or the key does not match',
  429: 'Too many messages. Try again later',
}

export function isIndexNowConfigured(): boolean {
  return env().INDEXNOW_KEY !== undefined
}

/** Notifies search engines of changed pages. @param paths at most MOST_ADDRESSES @throws OutsideError */
export async function notifyIndexNow(paths: readonly string[]): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: address } = env()
  // 202: accepted, the key is checked later.
  await askOutside({
    name: 'It',
    url: new URL('/indexnow', address),
    headers: { 'content-type': 'application/json; charset=utf-8' },
    json: {
      host: new URL(siteUrl()).host,
      key,
      keyLocation: siteUrl(KEY_PATH),
      urlList: paths.map((path) => siteUrl(path)),
    },
    schema: z.unknown(),
    explain: ({ status }) => ({ words: PROBLEMS[status] }),
  })
}
