import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A picture nobody has seen before: noise, so that checksums differ from run to run. */
export function noise(width: number, height: number, channels: 1 | 3 | 4 = 3) {
  const tile = randomBytes(width * channels)
  const pixels = Buffer.concat(Array.from({ length: height }, () => tile))
  return sharp(pixels, { raw: { width, height, channels } })
}

/** A JPEG of noise. */
export const someJpeg = (width = 400, height = 250): Promise<Buffer> => noise(width, height).jpeg().toBuffer()
