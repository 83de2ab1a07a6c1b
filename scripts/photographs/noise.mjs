const SIZE = 256

/** Deterministic random numbers from 0 to 1 (mulberry32). */
export function dice(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Deterministic noise: `smooth` (one octave) and `rough` (several), both from 0 to 1, and `cells`. */
export function noise(seed) {
  const roll = dice(seed)
  const table = Float32Array.from({ length: SIZE * SIZE }, roll)
  const at = (x, y) => table[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))]

  const smooth = (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [ease(x - left), ease(y - top)]
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u
    return above * (1 - v) + below * v
  }
  const rough = (x, y, octaves = 5) => {
    let [sum, weight, total] = [0, 1, 0]
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += smooth(x * 2.03 ** octave + octave * 17, y * 2.03 ** octave + octave * 31) * weight
      total += weight
      weight *= 0.52
    }
    return sum / total
  }
  /** Nearest of one random point per cell: distance, offset, and a random id. */
  const cells = (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    let best = { distance: 9, dx: 0, dy: 0, id: 0 }
    for (let row = top - 1; row <= top + 1; row += 1) {
      for (let column = left - 1; column <= left + 1; column += 1) {
        const dx = x - column - at(column + 91, row)
        const dy = y - row - at(column, row + 57)
        const distance = Math.hypot(dx, dy)
        if (distance < best.distance) best = { distance, dx, dy, id: at(column + 13, row + 7) }
      }
    }
    return best
  }
  return { smooth, rough, cells }
}

const ease = (t) => t * t * (3 - 2 * t)
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))
/** Smoothstep: 0 below `from`, 1 above `to`. */
export const step = (from, to, value) => ease(clamp((value - from) / (to - from)))
export const mix = (a, b, t) =>
  typeof a === 'number' ? a + (b - a) * t : a.map((value, at) => value + (b[at] - value) * t)
export const times = (color, factor) => color.map((value) => value * factor)
export const plus = (a, b) => a.map((value, at) => value + b[at])
