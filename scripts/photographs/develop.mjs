import sharp from 'sharp'
import { dice } from './noise.mjs'

/** Scenes are computed at this share of the picture's size, sensor noise at full size. */
const SHARE = 0.6

/**
 * Photographs a scene: exposure, highlight rolloff, vignette, lens softness and sensor noise.
 * @param {(x: number, y: number) => number[]} scene linear red, green and blue, for x and y from 0 to 1
 * @param {{ width: number, height: number, seed: number, exposure?: number, grain?: number }} camera
 * @returns {Promise<Buffer>} a JPEG
 */
export async function takePhotograph(scene, { width, height, seed, exposure = 1, grain = 7 }) {
  const [columns, rows] = [Math.round(width * SHARE), Math.round(height * SHARE)]
  const light = Buffer.alloc(columns * rows * 3)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [(column + 0.5) / columns, (row + 0.5) / rows]
      const dim = exposure * (1 - 0.9 * ((x - 0.5) ** 2 + (y - 0.5) ** 2))
      const color = scene(x, y)
      for (let channel = 0; channel < 3; channel += 1)
        light[(row * columns + column) * 3 + channel] = curve(color[channel] * dim)
    }
  }
  const pixels = await sharp(light, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .sharpen({ sigma: 1.1 })
    .raw()
    .toBuffer()
  const roll = dice(seed)
  for (let at = 0; at < pixels.length; at += 3) {
    const luma = (roll() + roll() - 1) * grain
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = Math.min(255, Math.max(0, pixels[at + channel] + luma + (roll() - 0.5) * grain))
  }
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer()
}

function curve(value) {
  const lifted = Math.max(0, value)
  const toned = (lifted * (1 + lifted / 2.2)) / (1 + lifted)
  return Math.min(255, Math.round(255 * Math.min(1, toned * 1.12) ** (1 / 2.2)))
}
