import 'server-only'
import { createHash } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { isVerified } from '@/lib/leads/mailbox/authentication'
import { type Automatic, automaticKind } from '@/lib/leads/mailbox/automatic'
import { decodeLetters, withoutControls } from '@/lib/leads/mailbox/decode-letters'
import { type MailParts, mailParts } from '@/lib/leads/mailbox/mail-parts'
import { writerOf } from '@/lib/leads/mailbox/sender'
import { wordsOfMail } from '@/lib/leads/mailbox/words-of-mail'
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
  /** The raw mail where `text` leaves something out that a person may need. */
  original: Uint8Array<ArrayBuffer> | null
}

/** Mail servers accept no more; the rest of a longer mail is not fetched. */
export const READ_BYTES = 25 * 1024 * 1024
const MAX_TEXT = 100_000
const MAX_LINE = 300
const MAX_BROKEN = 2_000
const MAX_HEAD_BYTES = 64 * 1024

/** Parses a raw, possibly truncated mail; pictures are dropped and HTML becomes text. Never throws. */
export async function readRaw(raw: Uint8Array): Promise<ReadMail> {
  try {
    const { from, replyTo, subject, messageId, headers } = await readHead(raw)
    const parts = await mailParts(raw)
    const { words, leftOut } = wordsOfMail(parts)
    const whole = storable(words || bodyWithoutParts(raw, parts))
    const text = truncate(whole, MAX_TEXT)
    const sender = mailboxOf(from)
    const writer = writerOf(sender, replyTo?.[0] ? mailboxOf(replyTo[0]) : null, headers)
    const fromAddress = writer.address
    const title = oneLine(withoutControls(subject ?? ''))
    const isComplete = leftOut.length === 0 && text === whole && raw.length < READ_BYTES
    return {
      digest: digestOf(messageId ?? '', fromAddress ?? '', title, text),
      fromName: writer.name,
      fromAddress,
      subject: title || 'No subject',
      text,
      automatic: automaticKind({ headers, fromAddress, subject: title, text }),
      isVerified:
        fromAddress !== null &&
        // A header that the sender writes names the writer; our mail server has confirmed From.
        fromAddress === sender.address &&
        isVerified(headers, fromAddress, env().INBOUND_AUTHSERV_ID),
      isBroken: false,
      original: isComplete ? null : Uint8Array.from(raw),
    }
  } catch {
    return broken(raw)
  }
}

/** Headers written in bare Windows-1252 are read, too. @throws when they are too long */
function readHead(raw: Uint8Array): Promise<Email> {
  const { end } = headOf(raw)
  const head = decodeLetters(raw.subarray(0, Math.min(end, 2 * MAX_HEAD_BYTES)), false)
  return PostalMime.parse(`${head.trimEnd()}\r\n\r\n`, { maxHeadersSize: MAX_HEAD_BYTES })
}

function headOf(raw: Uint8Array): { end: number; body: number } {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const [long, short] = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')]
  if (long !== -1 && (short === -1 || long < short)) return { end: long, body: long + 4 }
  return short === -1 ? { end: raw.length, body: raw.length } : { end: short, body: short + 2 }
}

/** A mail that announces parts and has none. */
function bodyWithoutParts(raw: Uint8Array, { texts, attachments }: MailParts): string {
  if (texts.length > 0 || attachments.length > 0) return ''
  return decodeLetters(raw.subarray(headOf(raw).body), false)
}

function mailboxOf(from: Email['from']): { name: string | null; address: string | null } {
  const address = from && 'address' in from ? from.address : undefined
  return {
    name: oneLine(withoutControls(from?.name ?? '')) || null,
    address: address?.includes('@') ? oneLine(address).toLowerCase() : null,
  }
}

/** A malformed mail may still come from a person. */
function broken(raw: Uint8Array): ReadMail {
  return {
    digest: digestOf(Buffer.from(raw).toString('base64')),
    fromName: null,
    fromAddress: null,
    subject: 'An email that could not be read',
    text: truncate(storable(decodeLetters(raw.subarray(0, 2 * MAX_BROKEN), false)), MAX_BROKEN),
    automatic: null,
    isVerified: false,
    isBroken: true,
    original: Uint8Array.from(raw),
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
