import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

/** Charset names that say nothing reliable: programs send UTF-8 or Windows-1252 under all of them. */
const WESTERN = new Set(
  (
    'utf8 unicode11utf8 usascii ascii ansix341968 ansi msansi iso88591 iso885911987 isoir100 latin1 l1 cp819 ' +
    'ibm819 cp1252 windows1252 win1252 unknown unknown8bit default 8bit binary hex base64'
  ).split(' '),
)

/**
 * Decodes bytes of a mail whose charset name may be wrong, unknown or missing.
 * iconv-lite, because TextDecoder before Node 24 returns the quotes and dashes of Windows-1252 as control
 * characters, and a Node without ICU knows hardly any charset.
 */
export function decodeLetters(bytes: Uint8Array, charset: string | false): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = (charset || '').trim().toLowerCase()
  const key = name.replace(/^x-/, '').replace(/[^a-z0-9]/g, '')
  if (key === '' || WESTERN.has(key)) return westernText(buffer)
  if (iconv.encodingExists(name)) return withoutControls(iconv.decode(buffer, name))
  return decodedByNode(buffer, name) ?? westernText(buffer)
}

function westernText(buffer: Buffer): string {
  return isUtf8(buffer) ? withoutControls(buffer.toString()) : iconv.decode(buffer, 'windows-1252')
}

/** Node knows a few charsets that iconv-lite does not, such as ISO-2022-JP. */
function decodedByNode(buffer: Buffer, name: string): string | null {
  try {
    return new TextDecoder(name).decode(buffer)
  } catch {
    return null
  }
}

/** Turns control characters that were meant as Windows-1252 quotes and dashes into these. */
export function withoutControls(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) =>
    iconv.decode(Buffer.from([control.charCodeAt(0)]), 'windows-1252'),
  )
}
