import { clamp, dice, mix, noise, plus, step, times } from './noise.mjs'

const LIGHTS = [
  { sky: [0.16, 0.36, 0.78], low: [0.72, 0.84, 0.98], sun: [1.9, 1.75, 1.4], land: [0.2, 0.27, 0.09] },
  { sky: [0.34, 0.36, 0.6], low: [1.7, 0.86, 0.4], sun: [3.2, 1.6, 0.6], land: [0.3, 0.17, 0.06] },
  { sky: [0.8, 0.88, 0.98], low: [1.5, 1.5, 1.5], sun: [0.9, 0.9, 0.95], land: [0.13, 0.19, 0.1] },
  { sky: [0.05, 0.09, 0.26], low: [0.42, 0.3, 0.42], sun: [0.5, 0.4, 0.5], land: [0.03, 0.05, 0.05] },
]

/** Hazy mountain ridges under one of four skies: clear, low sun, white cloud, dusk. */
export function mountains(seed, kind = seed) {
  const roll = dice(seed)
  const { smooth, rough, cells } = noise(seed)
  const light = LIGHTS[kind % LIGHTS.length]
  const sun = { x: 0.2 + roll() * 0.6, y: 0.24 + roll() * 0.2 }
  const [turn, tall] = [roll() * 90, 0.2 + roll() * 0.12]
  const ridge = (layer, x) =>
    0.46 +
    layer * 0.09 -
    tall * (1 - layer * 0.22) * (rough(x * (2.2 + layer) + turn + layer * 37, layer, 6) - 0.3)
  const sky = (x, y) => {
    const toSun = Math.hypot((x - sun.x) * 1.6, y - sun.y)
    const cloud = step(0.5, 0.78, rough(x * 4 + turn, y * 9, 5)) * 0.8
    const base = mix(light.sky, light.low, clamp(y * 1.9) ** 1.4)
    return plus(mix(base, times(light.low, 1.3), cloud), times(light.sun, 0.05 / (toSun ** 1.7 + 0.012)))
  }
  return (x, y) => {
    for (let layer = 3; layer >= 0; layer -= 1) {
      const top = ridge(layer, x)
      if (y < top) continue
      const slope = (ridge(layer, x + 0.004) - top) * 70
      const grain = rough(x * 60, y * 60 + layer * 9, 4)
      if (layer === 3) return ground(x, y, top, grain)
      const snow = step(0.42, 0.6, 1 - (y - top) * 7 + grain - 0.5) * (layer < 2 ? 1 : 0)
      const lit = clamp(0.55 + slope) * (0.5 + grain)
      const rock = plus(times(light.land, 1.5 * lit), times(light.sun, 0.03 * lit))
      const body = mix(rock, times(light.low, 0.4 + 0.6 * lit), snow * 0.9)
      return mix(body, light.low, [0.62, 0.42, 0.22][layer] * (0.6 + 0.6 * smooth(x * 3, y * 5)))
    }
    return sky(x, y)
  }
  function ground(x, y, top, grain) {
    const depth = clamp((y - top) / (1 - top))
    const blade = cells(x * 170 * (1.3 - depth), y * 60 * (1.4 - depth))
    const flower = blade.id > 0.93 && blade.distance < 0.3 ? [1.2, 0.7 * blade.dx + 0.4, 0.2] : null
    const grass = times(light.land, (0.5 + blade.id) * (0.4 + grain) * (1.5 - depth))
    return flower && depth > 0.3 ? flower : grass
  }
}

/** A white slope under a white sky with a few black trunks: a hard background for text. */
export function snow(seed) {
  const { rough, smooth } = noise(seed)
  const roll = dice(seed)
  const trunks = Array.from({ length: 7 }, () => ({
    x: 0.1 + roll() * 0.85,
    width: 0.004 + roll() * 0.008,
    foot: 0.64 + roll() * 0.16,
    lean: roll() > 0.5 ? 1 : -1,
  }))
  return (x, y) => {
    const foot = 0.6 + 0.08 * rough(x * 3, 1, 3)
    for (const trunk of trunks) {
      const bend = (rough(y * 4, trunk.x * 90, 3) - 0.5) * 0.05
      const away = Math.abs(x - trunk.x - bend)
      const branch = Math.abs(((y * 9 + away * 26 * trunk.lean) % 1) - 0.5) < 0.03 && away < 0.07 * (0.75 - y)
      if (y < trunk.foot && (away < trunk.width * (0.5 + y) || branch))
        return times([0.06, 0.05, 0.045], 0.3 + 1.4 * rough(x * 190, y * 60, 3))
      const shade = Math.abs(x - trunk.x - (y - trunk.foot) * 0.7) < trunk.width && y > trunk.foot
      if (shade) return [0.75, 0.85, 1.05]
    }
    const drift = y > foot ? 1.15 + (rough(x * 5, y * 18, 5) - 0.35) * 1.6 : 1.9 + smooth(x * 4, y * 4) * 0.4
    return [drift * 0.96, drift, drift * 1.05]
  }
}

/** A long house with a gable between trees, at dusk with lit windows or at noon. */
export function house(seed) {
  const roll = dice(seed)
  const { rough, cells, smooth } = noise(seed)
  const isDusk = roll() > 0.5
  const behind = mountains(seed + 5, isDusk ? 3 : seed % 3)
  const walls = [0.5 + roll() * 0.3, 0.36 + roll() * 0.2, 0.22 + roll() * 0.2]
  const middle = 0.4 + roll() * 0.2
  const day = isDusk ? 0.16 : 1.05
  const eave = 0.46
  const crowns = Array.from({ length: 9 }, (_, at) => ({
    x: (at % 2 ? 0.88 : 0.1) + (roll() - 0.5) * 0.22,
    y: 0.36 + roll() * 0.3,
    size: 0.1 + roll() * 0.1,
  }))
  const gable = (x) => Math.max(0, 0.2 - Math.abs(x - middle)) * 0.85
  return (x, y) => {
    const ragged = (rough(x * 26, y * 20, 4) - 0.5) * 0.9
    const crown = crowns.findLast(
      (tree) => Math.hypot((x - tree.x) * 1.6, y - tree.y) / tree.size + ragged < 1,
    )
    const isTrunk = y > 0.5 && y < 0.84 && crowns.some((tree) => Math.abs(x - tree.x) < 0.007)
    if (crown && y < 0.84) {
      const leaf = cells(x * 120, y * 90)
      const round = 0.9 - ((x - crown.x) * 2 + (y - crown.y) * 3)
      return times([0.1, 0.2, 0.045], day * round * (0.15 + 1.7 * leaf.id) * (0.4 + rough(x * 12, y * 12)))
    }
    if (isTrunk) return times([0.12, 0.08, 0.05], day * (0.4 + rough(x * 200, y * 30, 3)))
    if (y > 0.78) return lawn(x, y)
    const top = eave - gable(x) - 0.05
    if (x < 0.08 || x > 0.93 || y < top) return behind(x, y * 0.9)
    if (y < eave - gable(x) * 0.85) return times([0.15, 0.11, 0.1], day * (0.5 + rough(x * 40, y * 200, 3)))
    return front(x, y)
  }
  function lawn(x, y) {
    const blade = cells(x * 150, y * 110)
    const shade = step(0.78, 0.88, y)
    const path = step(0.05, 0.045, Math.abs(x - middle) - (y - 0.78) * 0.5)
    const grass = times([0.15, 0.26, 0.07], (0.3 + blade.id) * (0.25 + 0.75 * shade) * day)
    return mix(grass, times([0.62, 0.57, 0.5], day * (0.6 + rough(x * 80, y * 80) * 0.6)), path)
  }
  function front(x, y) {
    const board = 0.9 + 0.1 * Math.sin(y * 520)
    const shadow = 0.3 + 0.7 * step(eave - gable(x) * 0.85, eave + 0.05 - gable(x) * 0.6, y)
    const wall = times(walls, day * board * shadow * (0.75 + 0.5 * rough(x * 60, y * 60, 3)))
    const [column, row] = [(x * 15) % 1, ((y - eave) * 6.4) % 1]
    if (y < eave || column < 0.26 || column > 0.74 || row < 0.25 || row > 0.8) return wall
    if (column < 0.29 || column > 0.71 || row > 0.76 || Math.abs(column - 0.5) < 0.02)
      return times([0.8, 0.78, 0.7], day)
    const glow = smooth(Math.floor(x * 15) * 3.7, Math.floor((y - eave) * 6.4) * 5.1 + seed)
    if (isDusk) return times([2.6, 1.5, 0.55], 0.15 + glow * (1.2 - row))
    return mix([0.05, 0.08, 0.11], [1.3, 1.45, 1.6], step(0.3, 0.9, glow * (1.3 - row)))
  }
}
