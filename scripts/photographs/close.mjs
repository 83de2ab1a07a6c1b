import { clamp, dice, mix, noise, plus, step, times } from './noise.mjs'

/** Leaves in front of light: sharp in front, soft behind, with a white sky in the gaps. */
export function leaves(seed) {
  const roll = dice(seed)
  const { cells, rough, smooth } = noise(seed)
  const tint = [0.6 + roll() * 1.1, 0.9, 0.15 + roll() * 0.3]
  return (x, y) => {
    const back = cells(x * 9 + 4, y * 6)
    const gap = step(0.5, 0.35, back.distance) * back.id ** 2
    let color = plus(times([0.07, 0.16, 0.04], 0.5 + rough(x * 4, y * 4, 3)), times([1.9, 2, 1.7], gap))
    for (const scale of [13, 22]) {
      const bent = rough(x * 3, y * 3, 2)
      const leaf = cells(x * scale * 1.6 + bent * 3, y * scale)
      const along = leaf.dx * Math.cos(leaf.id * 9) + leaf.dy * Math.sin(leaf.id * 9)
      const across = -leaf.dx * Math.sin(leaf.id * 9) + leaf.dy * Math.cos(leaf.id * 9)
      const inside = 0.46 - Math.abs(across) * 2.1 - along * along * 1.7
      if (inside < 0) continue
      const vein =
        1 -
        0.45 * step(0.03, 0, Math.abs(across)) -
        0.2 * step(0.8, 1, Math.sin((along + Math.abs(across)) * 60))
      const lit = (0.15 + leaf.id * 0.75) * vein * (0.6 + 0.7 * smooth(x * 5, y * 5))
      color = mix(color, times([0.34 * tint[0], 0.6 * tint[1], 0.3 * tint[2]], lit), step(0, 0.02, inside))
    }
    return color
  }
}

/** A fruit stall with sharp edges and highlights everywhere. */
export function market(seed) {
  const { cells, rough } = noise(seed)
  const roll = dice(seed)
  const kinds = Array.from({ length: 6 }, () => [0.2 + roll(), 0.1 + roll() * 0.8, 0.03 + roll() * 0.5])
  return (x, y) => {
    const size = 19
    const fruit = cells(x * size * 1.6 + y * 2, y * size)
    const [dx, dy] = [fruit.dx / 0.56, fruit.dy / 0.56]
    const reach = dx * dx + dy * dy
    if (reach > 1) return times([0.03, 0.025, 0.02], 0.5 + rough(x * 50, y * 50, 2))
    const facing = clamp(-0.4 * dx - 0.65 * dy + 0.65 * Math.sqrt(1 - reach))
    const own = kinds[Math.floor(x * 3 + rough(y * 3, 1, 2) * 3) % kinds.length]
    const spot = facing ** 30 * 2.4
    const skin = 0.7 + 0.6 * rough(dx * 7 + fruit.id * 90, dy * 7, 3)
    return plus(times(own, (0.05 + facing) * skin), [spot, spot, spot])
  }
}
