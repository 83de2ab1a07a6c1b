import 'server-only'
import * as z from 'zod'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { siteUrl } from '@/lib/platform/site'

const words = z.object({ stops: z.string(), title: z.string() })
const schema = z.union([words.extend({ userId: z.uuid() }), words.extend({ address: z.string() })])

/** An account, or an address of someone without one. */
type Reader = { userId: string } | { address: string }

/** `name`: its composer's; `title`: as its reader knows it. */
export type Bulletin = Reader & { name: string; title: string }

/** Where a reader, or their mail program, stops one bulletin. It does not expire. */
export function stopUrl({ name, title, ...reader }: Bulletin): string {
  return siteUrl(`/api/bulletins/${sealText(JSON.stringify({ stops: name, title, ...reader }))}`)
}

/** Whose bulletin the link stops; null for one that we did not make. */
export function openStopLink(token: string): (Reader & { bulletin: string; title: string }) | null {
  if (!/^[\w-]{40,900}$/.test(token)) return null
  try {
    const { stops: bulletin, ...link } = schema.parse(JSON.parse(openText(token)))
    return { ...link, bulletin }
  } catch {
    return null
  }
}
