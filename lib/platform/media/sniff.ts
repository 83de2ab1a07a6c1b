export type PictureType = 'jpeg' | 'png' | 'webp' | 'svg'

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A drawing may begin with a byte order mark, an XML declaration and comments. */
const SVG_START = /^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)[\s>]/i

/** Names and declared types prove nothing. Without Buffer, because it also runs in browsers. */
export function sniffPictureType(bytes: Uint8Array): PictureType | null {
  if (bytes.length < 16) return null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return 'png'
  if (wordAt(bytes, 0) === 'RIFF' && wordAt(bytes, 8) === 'WEBP') return 'webp'
  if (SVG_START.test(new TextDecoder().decode(bytes))) return 'svg'
  return null
}

function wordAt(bytes: Uint8Array, start: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + 4))
}
