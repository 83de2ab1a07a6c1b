// `node scripts/subset-fonts.mjs`: writes app/faces/*.woff2 with the letters and font variations of our
// pages; app/fonts.ts loads others from the packages. Run it again when a font package or the type styles
// change.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './root.mjs'

const SMALL = 'abcdefghijklmnopqrstuvwxyz'
const PLAIN = `${SMALL}${SMALL.toUpperCase()}0123456789 \u00a0.,:;!?&’‘“”$–—-()/+%é`
const BODY = `${PLAIN}@#*'"=•·…−×½©`
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
/** Includes the letters of Spanish names. The rest is "rare" or "extended" in app/fonts.ts. */
const LETTERS = `${ASCII}\u00a0¡©®°·½¿ÁÉÍÑÓÚÜ×áéíñóúü÷–—‘’“”•…−`

const ATKINSON = { wght: { min: 400, max: 680 } }
/** Soft terminals and plain letters, for heading sizes. */
const FRAUNCES = { SOFT: 60, WONK: 0, opsz: 40, wght: 420 }
const ITALIC = `${SMALL} ,.:;!?’–-`
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'ccmp']
/** Italics emphasize a word or two in headings, where kerning is not worth a tenth of the file. */
const ITALIC_FEATURES = FEATURES.filter((feature) => feature !== 'kern')
/** With this feature and WONK 0 the italic uses plain letters instead of its curled b, d, h, k and l. */
const PLAIN_LETTERS = 'rvrn'

const FACES = {
  'atkinson.woff2': ['atkinson-hyperlegible-next', 'latin-wght-normal', ATKINSON, BODY],
  'atkinson-marks.woff2': ['atkinson-hyperlegible-next', 'latin-wght-normal', ATKINSON, without(BODY)],
  'atkinson-italic.woff2': ['atkinson-hyperlegible-next', 'latin-wght-italic', { wght: 400 }, LETTERS],
  'atkinson-italic-bold.woff2': ['atkinson-hyperlegible-next', 'latin-wght-italic', { wght: 640 }, LETTERS],
  'fraunces.woff2': ['fraunces', 'latin-full-normal', FRAUNCES, PLAIN],
  'fraunces-marks.woff2': ['fraunces', 'latin-full-normal', FRAUNCES, without(PLAIN)],
  'fraunces-italic.woff2': ['fraunces', 'latin-full-italic', FRAUNCES, ITALIC],
  'fraunces-italic-capitals.woff2': ['fraunces', 'latin-full-italic', FRAUNCES, SMALL.toUpperCase()],
  'fraunces-italic-figures.woff2': ['fraunces', 'latin-full-italic', FRAUNCES, '0123456789$&“”'],
}

function without(letters) {
  return [...LETTERS].filter((letter) => !letters.includes(letter)).join('')
}

function unicodeRange(letters) {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)
  const runs = []
  for (const point of points) {
    if (runs.at(-1)?.[1] === point - 1) runs.at(-1)[1] = point
    else runs.push([point, point])
  }
  const hex = (point) => point.toString(16).toUpperCase()
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

for (const [file, [family, cut, variationAxes, letters]] of Object.entries(FACES)) {
  const source = join(root, `node_modules/@fontsource-variable/${family}/files/${family}-${cut}.woff2`)
  const keepFeatures =
    family === 'fraunces' && cut.endsWith('italic') ? [...ITALIC_FEATURES, PLAIN_LETTERS] : FEATURES
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true }
  const face = await subsetFont(readFileSync(source), letters, options)
  writeFileSync(join(root, 'app', 'faces', file), face)
  console.log(`${file}: ${face.length} bytes, ${unicodeRange(letters)}`)
}
