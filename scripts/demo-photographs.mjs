// `node scripts/demo-photographs.mjs FOLDER`: renders test photographs for DEMO_PHOTOGRAPHS in about two
// minutes. They are hard on layouts by design: white skies, black corners, fine edges, noise.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { leaves, market } from './photographs/close.mjs'
import { takePhotograph } from './photographs/develop.mjs'
import { lights, person, room, table } from './photographs/indoors.mjs'
import { house, mountains, snow } from './photographs/outdoors.mjs'
import { root } from './root.mjs'

const SCENES = {
  house: [house, 'A long house with a gable between trees, mountains behind it'],
  mountains: [mountains, 'Ridges behind each other in the haze, a meadow in front'],
  snow: [snow, 'A slope of fresh snow under a white sky, with a few bare trunks'],
  room: [room, 'A room with three armchairs before a large window with a view of the mountains'],
  table: [table, 'Fruit on a wooden table, lamps out of focus behind it'],
  lights: [lights, 'Lamps out of focus in the dark'],
  leaves: [leaves, 'Leaves against the light'],
  market: [market, 'A market stall heaped with fruit of many colors'],
  person: [person, 'Somebody seen from behind, looking out at the mountains'],
}

/** Scenes by the demo picture's file name; the first match wins. */
const CHOICES = [
  [/^people\//, ['person']],
  [/snow|winter|long-term-care|safety/, ['snow']],
  [/exterior/, ['house']],
  [/apartment|dining|lobby|library|salon|studio|sun-room|chapel|cinema|kitchen/, ['room']],
  [/courtyard|path|greenhouse|garden|bird|patios/, ['leaves']],
  [/market|harvest|soup/, ['market']],
  [/carol|piano|luminarias/, ['lights']],
  [/^cities|og-background|bus-trip|porch/, ['mountains']],
  [/./, ['room', 'table', 'leaves', 'mountains']],
]

const LANDSCAPE = { width: 1600, height: 1000 }
const PORTRAIT = { width: 900, height: 1200 }

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: node scripts/demo-photographs.mjs FOLDER')
  process.exit(2)
}
const { images } = JSON.parse(readFileSync(join(root, 'prisma/seed/art/art.json'), 'utf8'))
const drawings = images.filter(({ file }) => !/^brand\/(?!og-background)/.test(file))
const list = []
for (const [seed, drawing] of drawings.entries()) {
  const file = drawing.file.replace(/\.\w+$/, '.jpg')
  const [, kinds] = CHOICES.find(([pattern]) => pattern.test(drawing.file))
  const [scene, alt] = SCENES[kinds[seed % kinds.length]]
  const size = drawing.group === 'people' ? PORTRAIT : LANDSCAPE
  const photograph = await takePhotograph(scene(seed + 1), { ...size, seed })
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), photograph)
  list.push({ file, alt: `${alt}.`, focalPoint: { x: 0.5, y: 0.45 } })
  process.stdout.write(`\r${seed + 1}/${drawings.length}`)
}
writeFileSync(join(folder, 'art.json'), `${JSON.stringify({ images: list }, null, 1)}\n`)
process.stdout.write(`\n${folder} is ready: DEMO_PHOTOGRAPHS=${folder} npm start\n`)
