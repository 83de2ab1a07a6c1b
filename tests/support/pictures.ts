import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A picture of noise, so that its checksum is unique. */
export function noise(width: number, height: number, channels: 1 | 3 | 4 = 3) {
  const tile = randomBytes(width * channels)
  const pixels = Buffer.concat(Array.from({ length: height }, () => tile))
  return sharp(pixels, { raw: { width, height, channels } })
}

export const someJpeg = (width = 400, height = 250): Promise<Buffer> => noise(width, height).jpeg().toBuffer()
