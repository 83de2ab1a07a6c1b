import 'server-only'
import * as z from 'zod'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { siteUrl } from '@/lib/platform/site'

const schema = z.object({ stops: z.string(), title: z.string(), userId: z.uuid() })

/** `name`: its composer's; `title`: as its reader knows it. */
export type Bulletin = { userId: string; name: string; title: string }

/** Where a reader, or their mail program, stops one bulletin. It does not expire. */
export function stopUrl({ userId, name, title }: Bulletin): string {
  return siteUrl(`/api/bulletins/${sealText(JSON.stringify({ stops: name, title, userId }))}`)
}

/** Whose bulletin the link stops; null for one that we did not make. */
export function openStopLink(token: string): { userId: string; bulletin: string; title: string } | null {
  if (!/^[\w-]{40,600}$/.test(token)) return null
  try {
    const { stops, title, userId } = schema.parse(JSON.parse(openText(token)))
    return { userId, bulletin: stops, title }
  } catch {
    return null
  }
}
