// `node scripts/subset-fonts.mjs`: makes app/faces/*.woff2 from the font packages: the letters our pages are written with,
// and of each variable font the one cut the styles ask for. Everything else loads from the packages when a page shows
// it (app/fonts.ts). Run it again when a font package or the type styles change; the files are kept in the repository.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './root.mjs'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
/** The code points of `CORE` in app/fonts.ts, letters of Spanish names included. */
const LETTERS = `${ASCII}\u00a0¡©®°·½¿ÁÉÍÑÓÚÜ×áéíñóú÷ü–—‘’“”•…−`

/** Between body text and the heaviest label. */
const ATKINSON = { wght: { min: 400, max: 680 } }
/** Soft terminals, plain letters, drawn for sizes between a card's heading and a page's. */
const FRAUNCES = { SOFT: 60, WONK: 0, opsz: 40, wght: 420 }
/** The italic stands in headings, for a word or two. */
const HEADING_LETTERS = LETTERS.replace(/[^\w ,.:;!?&’“”$–-]/g, '')
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'ccmp']

const FACES = {
  'atkinson.woff2': ['atkinson-hyperlegible-next', 'latin-wght-normal', ATKINSON],
  'atkinson-italic.woff2': ['atkinson-hyperlegible-next', 'latin-wght-italic', ATKINSON],
  'fraunces.woff2': ['fraunces', 'latin-full-normal', FRAUNCES],
  'fraunces-italic.woff2': ['fraunces', 'latin-full-italic', FRAUNCES, HEADING_LETTERS],
}

for (const [file, [family, cut, variationAxes, letters = LETTERS]] of Object.entries(FACES)) {
  const source = join(root, `node_modules/@fontsource-variable/${family}/files/${family}-${cut}.woff2`)
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures: FEATURES, noHinting: true }
  const face = await subsetFont(readFileSync(source), letters, options)
  writeFileSync(join(root, 'app', 'faces', file), face)
  console.log(`${file}: ${face.length} bytes`)
}
