import 'server-only'
import { brandVersion } from '@/lib/platform/brand/brand-version'
import { currentBrand } from '@/lib/platform/brand/read-brand'
import { drawIcon } from '@/lib/site/seo/share/draw-icon'

type Draw = { name: string; size: number; share: number; isShape?: boolean }

let kept: { version: string; files: Map<string, Promise<Buffer>> } | undefined

/** An icon's PNG, kept in memory until the brand changes. */
export async function iconFile({ name, ...how }: Draw): Promise<{ file: Buffer; version: string }> {
  const brand = await currentBrand()
  const version = brandVersion(brand)
  if (kept?.version !== version) kept = { version, files: new Map() }
  const { files } = kept
  const drawing = files.get(name) ?? drawIcon(brand, how)
  files.set(name, drawing)
  drawing.catch(() => files.delete(name))
  return { file: await drawing, version }
}

/** An ICO file with one PNG of 32 by 32 pixels: a header of 6 bytes, an entry of 16, and the picture. */
export function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The picture as an answer; an address with the current version never changes. */
export function iconResponse(file: Buffer, type: string, isCurrent: boolean): Response {
  const age = isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
  return new Response(new Uint8Array(file), { headers: { 'content-type': type, 'cache-control': age } })
}
