import 'server-only'
import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { isVerified } from '@/lib/leads/mailbox/authentication'
import { htmlLines } from '@/lib/leads/mailbox/html-lines'
import { env } from '@/lib/platform/env'
import { truncate } from '@/lib/platform/truncate'

export type ReadMail = {
  /** Identifies a mail independently of mailbox and folder. */
  digest: string
  fromName: string | null
  fromAddress: string | null
  subject: string
  text: string
  automatic: Automatic | null
  isVerified: boolean
  /** Parsing failed; `text` is a best effort. */
  isBroken: boolean
}

/** A request is at the beginning of a mail; attachments follow it. */
export const READ_BYTES = 256 * 1024
const MAX_TEXT = 20_000
const MAX_LINE = 300
const LIMITS = { maxHeadersSize: 64 * 1024, maxNestingDepth: 20, maxRfc822NestingDepth: 3 }

/** Parses a raw, possibly truncated mail. Attachments are dropped and HTML becomes text. Never throws. */
export async function readRaw(raw: Uint8Array): Promise<ReadMail> {
  try {
    // Copied, because the parser retains the whole underlying buffer.
    const { from, subject, text, html, messageId, headers } = await PostalMime.parse(
      Uint8Array.from(raw),
      LIMITS,
    )
    const address = from && 'address' in from ? from.address : undefined
    const fromAddress = address?.includes('@') ? oneLine(address).toLowerCase() : null
    const words = truncate(storable(text?.trim() ? text : htmlLines(html ?? '')), MAX_TEXT)
    return {
      digest: digestOf(messageId ?? '', fromAddress ?? '', subject ?? '', words),
      fromName: oneLine(from?.name ?? '') || null,
      fromAddress,
      subject: oneLine(subject ?? '') || 'No subject',
      text: words,
      automatic: automaticKind(headers, fromAddress),
      isVerified: fromAddress !== null && isVerified(headers, fromAddress, env().INBOUND_AUTHSERV_ID),
      isBroken: false,
    }
  } catch {
    return broken(raw)
  }
}

/** A malformed mail may still come from a person. */
function broken(raw: Uint8Array): ReadMail {
  const text = truncate(storable(Buffer.from(raw).toString('latin1')), 2_000)
  return {
    digest: digestOf(Buffer.from(raw).toString('base64')),
    fromName: null,
    fromAddress: null,
    subject: 'A mail that could not be taken apart',
    text,
    automatic: null,
    isVerified: false,
    isBroken: true,
  }
}

function digestOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

const oneLine = (text: string) => truncate(storable(text).replace(/\s+/g, ' ').trim(), MAX_LINE)

/** Removes control characters, lone surrogates and bidirectional overrides. */
function storable(text: string): string {
  return (
    Buffer.from(text)
      .toString()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
      .trim()
  )
}

type Header = { key: string; value: string }

/** `reply`: a bounce or auto-reply; `notice`: other automated mail, or to a list. */
type Automatic = 'reply' | 'notice'

/** Classifies automated mail (RFC 3834); null for a person's. Agency mail is often a notice, too. */
function automaticKind(headers: readonly Header[], fromAddress: string | null): Automatic | null {
  const value = (name: string) =>
    headers
      .find(({ key }) => key.toLowerCase() === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const submitted = value('auto-submitted')
  const local = fromAddress?.split('@')[0]?.toLowerCase() ?? ''
  const isReply =
    submitted.startsWith('auto-replied') ||
    value('content-type').startsWith('multipart/report') ||
    value('return-path') === '<>' ||
    value('precedence') === 'auto_reply' ||
    ['mailer-daemon', 'postmaster'].includes(local)
  if (isReply) return 'reply'
  const isNotice =
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'list', 'junk'].includes(value('precedence')) ||
    value('list-id') !== '' ||
    value('list-unsubscribe') !== ''
  return isNotice ? 'notice' : null
}
