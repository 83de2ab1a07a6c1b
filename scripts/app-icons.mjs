// `node scripts/app-icons.mjs`: draws the back office's app icons, and its Android notification icon (shape
// only), from public/brand/mark.svg. The icons are committed; run it again when the mark changes.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './root.mjs'

const PAPER = '#fbf7ec'
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/** `share` is the part of the square that the mark fills; a mask may cut a fifth off each side. */
const ICONS = [
  { name: 'app-192.png', size: 192, share: 0.8, background: PAPER },
  { name: 'app-512.png', size: 512, share: 0.8, background: PAPER },
  { name: 'app-masked-512.png', size: 512, share: 0.58, background: PAPER },
  { name: 'app-notice-96.png', size: 96, share: 0.94, background: NOTHING },
]

const folder = join(root, 'public', 'brand')
const mark = await readFile(join(folder, 'mark.svg'), 'utf8')
/** Without sky and hills, which would fill the arch. */
const shape = mark
  .replace(/<path[^>]*fill-opacity[^>]*\/>|<circle[^>]*\/>/g, '')
  .replaceAll('#12322b', '#fff')

for (const { name, size, share, background } of ICONS) {
  const drawn = background === NOTHING ? shape : mark
  const height = Math.round(size * share)
  const inner = await sharp(Buffer.from(drawn), { density: 1_200 }).resize({ height }).toBuffer()
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: inner }])
    .png({ compressionLevel: 9, palette: background !== NOTHING })
    .toFile(join(folder, name))
}
