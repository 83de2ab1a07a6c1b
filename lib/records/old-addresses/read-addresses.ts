import 'server-only'
import { badRequest } from '@/lib/platform/errors'
import { readXml, UnreadableXml } from '@/lib/platform/read-xml'
import { decodeText } from '@/lib/records/import/decode-table'
import { isWorkbook } from '@/lib/records/import/read-table'
import { readWorkbook } from '@/lib/records/import/read-workbook'
import { addressKey, oldAddress } from '@/lib/site/seo/old-address'

export const MAX_ADDRESSES = 10_000
/** Search Console exports 1,000 rows; logs have a line for each visit. */
const MAX_LINES = 50_000

const PIECE_CHARS = 64 * 1024

/** '"GET /dining HTTP/1.1"' in the log of a web server. */
const LOGGED = /"(?:GET|HEAD) (\S+) HTTP\/[\d.]+"/
const COMPLETE = /https?:\/\/[^\s"',;|<>]+/i
/** A path of its own: first in its line or cell. */
const PATH = /(?:^|[\t,;|"])\s*(\/(?!\/)[^\s"',;|<>]*)/

/**
 * The paths with their queries in a sitemap, a table, a list or the log of a web server, each once and in
 * order. A host is left out: it is the one that will lead here. @throws AppError 400
 */
export async function readAddresses(bytes: Buffer): Promise<string[]> {
  const text = isWorkbook(bytes) ? null : decodeText(bytes)
  const written =
    text === null
      ? (await readWorkbook(bytes, MAX_LINES)).flatMap((cells) => addressIn(cells.join('\t')) ?? [])
      : /^\s*<(?:\?xml|urlset|sitemapindex)/i.test(text)
        ? await locationsIn(text)
        : text.split(/\r\n?|\n/, MAX_LINES).flatMap((line) => addressIn(line) ?? [])
  const known = new Map<string, string>()
  for (const one of written) {
    const path = pathOf(one)
    const key = path && addressKey(oldAddress(path))
    if (key && !known.has(key)) known.set(key, path)
  }
  if (known.size === 0) throw badRequest('This file has no URLs')
  if (known.size > MAX_ADDRESSES)
    throw badRequest(`Please use at most ${MAX_ADDRESSES.toLocaleString('en-US')} URLs at a time`)
  return [...known.values()]
}

function addressIn(line: string): string | null {
  return LOGGED.exec(line)?.[1] ?? COMPLETE.exec(line)?.[0] ?? PATH.exec(line)?.[1] ?? null
}

async function locationsIn(text: string): Promise<string[]> {
  const found: string[] = []
  let isIndex = false
  let location: string | null = null
  try {
    await readXml(piecesOf(text), {
      open(name) {
        if (name === 'sitemapindex') isIndex = true
        if (name === 'loc') location = ''
      },
      text(piece) {
        if (location !== null) location += piece
      },
      close(name) {
        if (name === 'loc' && location) found.push(location.trim())
        if (name === 'loc') location = null
      },
    })
  } catch (error) {
    if (error instanceof UnreadableXml) throw badRequest(`This is not a sitemap. ${error.message}`)
    throw error
  }
  if (isIndex)
    throw badRequest(
      `This sitemap only lists other sitemaps. Please choose them one at a time: ${found.slice(0, 3).join(', ')}`,
    )
  return found
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARS) yield text.slice(at, at + PIECE_CHARS)
}

function pathOf(address: string): string | null {
  if (address.startsWith('/')) return address.split('#', 1)[0] || null
  if (!URL.canParse(address)) return null
  const { pathname, search } = new URL(address)
  return pathname + search
}
