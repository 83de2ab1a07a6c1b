// `node scripts/app-icons.mjs`: draws the icons of the back office as an app, and the one beside its notices on Android (which keeps the
// shape alone), from the mark in public/brand. They are kept in the repository; run it again when the mark changes.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './root.mjs'

const PAPER = '#fbf7ec'
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/** `share`: how much of the square the mark fills; a masked icon may lose a fifth all round. */
const ICONS = [
  { name: 'app-192.png', size: 192, share: 0.8, background: PAPER },
  { name: 'app-512.png', size: 512, share: 0.8, background: PAPER },
  { name: 'app-masked-512.png', size: 512, share: 0.58, background: PAPER },
  { name: 'app-notice-96.png', size: 96, share: 0.94, background: NOTHING },
]

const folder = join(root, 'public', 'brand')
const mark = await readFile(join(folder, 'mark.svg'), 'utf8')
/** Sky and hills left out: a filled arch would be a blot. */
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
