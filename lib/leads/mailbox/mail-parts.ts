import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type MimeNode, Splitter, type SplitterChunk } from '@zone-eu/mailsplit'
import libmime from 'libmime'
import { decodeWords } from 'postal-mime'
import { decodeLetters, withoutControls } from '@/lib/leads/mailbox/decode-letters'

/** Several texts that say the same in different formats, in the order of the mail. */
export type MailText = { plain: string; html: string }

export type MailParts = {
  texts: MailText[]
  /** Names of attachments that are no text. */
  attachments: string[]
  /** Names of pictures within the text, usually logos. */
  pictures: string[]
}

const MAX_HEAD_BYTES = 64 * 1024
const MAX_PARTS = 500
/** A forwarded mail may hold a forwarded mail. */
const MAX_FORWARDS = 3

const PLAIN = new Set([
  'text/plain',
  'text/markdown',
  'text/enriched',
  'text/richtext',
  'text/rfc822-headers',
  'message/delivery-status',
  'message/disposition-notification',
])
const HTML = 'text/html'
const MAIL = 'message/rfc822'
const SIGNATURES = /^application\/(?:pgp-signature|(?:x-)?pkcs7-signature)$/

type Part = { node: MimeNode; chunks: Uint8Array[] }

/**
 * Takes a raw mail apart. Texts are found at any place and behind any size of pictures, also in forwarded
 * mails. @throws when the mail has too many parts or too long headers
 */
export async function mailParts(raw: Uint8Array, forwards = 0): Promise<MailParts> {
  const found: MailParts = { texts: [], attachments: [], pictures: [] }
  /** By the part that holds the alternatives of one text. */
  const texts = new Map<MimeNode, MailText>()
  for (const { node, chunks } of await split(raw)) {
    if (isForwarded(node, forwards)) found.texts.push({ plain: forwardingLine(node), html: '' })
    if (node.multipart || node.messageNode) continue
    const type = typeOf(node)
    if (type === MAIL && forwards < MAX_FORWARDS) {
      const inner = await mailParts(await decodedBody(node, chunks), forwards + 1)
      found.texts.push(...inner.texts)
      found.attachments.push(...inner.attachments)
      found.pictures.push(...inner.pictures)
    } else if (PLAIN.has(type) || type === HTML) {
      const holder = alternativeOf(node) ?? node
      const text = texts.get(holder) ?? { plain: '', html: '' }
      if (!texts.has(holder)) found.texts.push(text)
      texts.set(holder, text)
      text[type === HTML ? 'html' : 'plain'] += `${textOf(node, await decodedBody(node, chunks))}\n`
    } else if (!SIGNATURES.test(type)) {
      const names = isWithinText(node) ? found.pictures : found.attachments
      names.push(withoutControls(node.filename || type))
    }
  }
  return found
}

/** Only the bodies that are read stay in memory. */
async function split(raw: Uint8Array): Promise<Part[]> {
  const splitter = new Splitter({
    maxHeadSize: MAX_HEAD_BYTES,
    maxChildNodes: MAX_PARTS,
    defaultInlineEmbedded: true,
  })
  splitter.end(raw)
  const parts: Part[] = []
  for await (const piece of splitter as AsyncIterable<SplitterChunk>) {
    if (piece.type === 'node') parts.push({ node: piece, chunks: [] })
    else {
      const part = parts.at(-1)
      if (piece.type === 'body' && part?.node === piece.node && isRead(piece.node))
        part.chunks.push(piece.value)
    }
  }
  return parts
}

const typeOf = ({ contentType }: MimeNode): string => contentType || 'text/plain'

function isRead(node: MimeNode): boolean {
  const type = typeOf(node)
  return PLAIN.has(type) || type === HTML || type === MAIL
}

/** A scanned letter is attached; a logo has a place in the text. */
function isWithinText(node: MimeNode): boolean {
  const { headers, disposition } = node
  const hasPlace = headers && headers.get('content-id').length > 0
  return typeOf(node).startsWith('image/') && (hasPlace || disposition !== 'attachment')
}

function alternativeOf(node: MimeNode): MimeNode | null {
  for (let above = node.parentNode; above; above = above.parentNode) {
    if (above.multipart === 'alternative') return above
    if (above.messageNode) return null
  }
  return null
}

const decodedBody = async (node: MimeNode, chunks: Uint8Array[]): Promise<Buffer> =>
  buffer(Readable.from(chunks).pipe(node.getDecoder()))

function textOf(node: MimeNode, bytes: Buffer): string {
  const text = decodeLetters(bytes, node.charset)
  return node.flowed ? libmime.decodeFlowed(text, node.delSp) : text
}

/** True for the top of a mail within a mail. */
const isForwarded = (node: MimeNode, forwards: number): boolean =>
  node.parentNode ? node.parentNode.messageNode === true : forwards > 0

function forwardingLine({ headers }: MimeNode): string {
  const [subject, from] = ['subject', 'from'].map((name) => {
    const [line = ''] = headers ? headers.get(name) : []
    return withoutControls(decodeWords(line.slice(line.indexOf(':') + 1).trim()))
  })
  return `Forwarded email: ${subject || 'no subject'}${from ? `, from ${from}` : ''}`
}
