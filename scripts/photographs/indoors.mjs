import { clamp, dice, mix, noise, plus, step, times } from './noise.mjs'
import { mountains } from './outdoors.mjs'

/** A room against an overexposed window, with glare, a shiny floor and backlit furniture. */
export function room(seed) {
  const roll = dice(seed)
  const { rough, smooth } = noise(seed)
  const view = mountains(seed + 3, seed % 3)
  const walls = [0.3 + roll() * 0.35, 0.28 + roll() * 0.3, 0.2 + roll() * 0.3]
  const window = { left: 0.1 + roll() * 0.35, top: 0.08, width: 0.34 + roll() * 0.2, bottom: 0.52 }
  const right = window.left + window.width
  const seats = Array.from({ length: 3 }, (_, at) => ({
    x: 0.16 + at * 0.3 + roll() * 0.1,
    width: 0.09 + roll() * 0.06,
    height: 0.16 + roll() * 0.1,
    color: [roll() * 0.5, roll() * 0.35, roll() * 0.3],
  }))
  const fromWindow = (x, y) => {
    const [dx, dy] = [Math.max(window.left - x, 0, x - right), Math.max(window.top - y, 0, y - window.bottom)]
    return 1 / (1 + 34 * (dx * dx + dy * dy))
  }
  const wall = (x, y) => {
    const isIn = x > window.left && x < right && y > window.top && y < window.bottom
    if (!isIn) return times(walls, fromWindow(x, y) * (0.8 + 0.25 * rough(x * 40, y * 40, 3)))
    const [column, row] = [((x - window.left) / window.width) * 3, ((y - window.top) / 0.44) * 2]
    const isBar = Math.min(column % 1, 1 - (column % 1)) < 0.035 || Math.min(row % 1, 1 - (row % 1)) < 0.03
    return isBar ? [0.35, 0.33, 0.3] : times(view(column / 3, 0.15 + row * 0.3), 2.6)
  }
  const floor = (x, y) => {
    const depth = 1 / (y - 0.56)
    const plank = smooth(Math.floor((x - 0.5) * depth * 9) * 5.3, 2)
    const wood = times(
      [0.34, 0.19, 0.09],
      (0.5 + plank) * (0.7 + 0.5 * rough((x - 0.5) * depth * 30, depth * 2, 4)),
    )
    const shine = times(wall(x + (rough(x * 70, y * 70, 2) - 0.5) * 0.02, 1.2 - y), 0.32)
    return plus(times(wood, fromWindow(x, y * 0.75)), shine)
  }
  return (x, y) => {
    for (const seat of seats) {
      const [across, up] = [(x - seat.x) / seat.width, (0.9 - y) / seat.height]
      const back = up < 1.7 && up > 0.75 && Math.abs(across) ** 4 + (up / 1.7) ** 8 < 1
      const cushion = up > 0.2 && Math.abs(across / 1.2) ** 6 + ((up - 0.5) / 0.34) ** 6 < 1
      if (back || cushion) {
        const lit = fromWindow(x, y) * (0.7 + 0.5 * across * (seat.x < window.left ? 1 : -1))
        return times(
          plus(seat.color, [0.05, 0.04, 0.03]),
          clamp(lit, 0.04, 2) * (0.6 + 0.7 * rough(x * 150, y * 150, 3)),
        )
      }
    }
    const glare = times([1, 0.95, 0.85], 0.16 * fromWindow(x, y) ** 3)
    return plus(y > 0.62 ? floor(x, y) : wall(x, y), glare)
  }
}

/** Round objects on a table, sharp in front and soft behind, lit from one side. */
export function table(seed) {
  const roll = dice(seed)
  const { rough } = noise(seed)
  const balls = Array.from({ length: 7 }, () => ({
    x: 0.1 + roll() * 0.8,
    y: 0.5 + roll() * 0.26,
    size: 0.06 + roll() * 0.1,
    color: [0.2 + roll() * 0.8, 0.08 + roll() * 0.5, 0.04 + roll() * 0.3],
  })).sort((a, b) => a.y - b.y)
  const behind = lights(seed + 9, roll() > 0.4 ? 1 : 0.25)
  return (x, y) => {
    let color = y < 0.52 ? behind(x, y) : wood(x, y)
    for (const { x: left, y: top, size, color: own } of balls) {
      const [dx, dy] = [((x - left) * 1.6) / size, (y - top) / size]
      const shadow = Math.exp(-2.2 * ((dx - 0.4) ** 2 + ((dy - 0.95) * 2.6) ** 2))
      if (y > 0.52) color = times(color, 1 - 0.75 * shadow)
      const reach = dx * dx + dy * dy
      const soft = 0.06 + Math.abs(top - 0.68) * 1.3
      const cover = step(1 + soft, 1 - soft, reach)
      if (cover <= 0) continue
      const height = Math.sqrt(Math.max(0, 1 - reach))
      const facing = clamp(-0.55 * dx - 0.6 * dy + 0.58 * height)
      const skin = 0.75 + 0.5 * rough(dx * 9 + left * 50, dy * 9, 4)
      const spot = facing ** 40 * 3
      color = mix(color, plus(times(own, (0.06 + 1.2 * facing) * skin), [spot, spot, spot]), cover)
    }
    return color
  }
  function wood(x, y) {
    const grain = rough(x * 9 + rough(x * 2, y * 40, 3) * 3, y * 90, 4)
    return times([0.42, 0.24, 0.12], (0.35 + grain) * (0.5 + 0.8 * step(0.5, 0.9, y)))
  }
}

/** Out-of-focus lamps in the dark. */
export function lights(seed, strength = 1) {
  const roll = dice(seed)
  const lamps = Array.from({ length: 60 }, () => ({
    x: roll(),
    y: roll() * 0.8,
    size: 0.012 + roll() ** 2 * 0.1,
    color: times([0.6 + roll(), 0.25 + roll() * 0.6, roll() * 0.7], 0.2 + roll()),
  }))
  return (x, y) => {
    let color = [0.012 + y * 0.03, 0.014 + y * 0.02, 0.03]
    for (const lamp of lamps) {
      const reach = Math.hypot((x - lamp.x) * 1.6, y - lamp.y) / lamp.size
      if (reach > 1.06) continue
      const rim = 0.75 + 0.5 * step(0.7, 0.98, reach)
      color = plus(color, times(lamp.color, strength * rim * step(1.06, 0.96, reach)))
    }
    return color
  }
}

/** A person from behind, against a bright blurred background. */
export function person(seed) {
  const roll = dice(seed)
  const { rough } = noise(seed)
  const behind = mountains(seed + 11, seed % 3)
  const hair = [
    [0.5, 0.48, 0.46],
    [0.05, 0.035, 0.025],
    [0.26, 0.13, 0.05],
    [0.95, 0.93, 0.9],
  ][seed % 4]
  const skin = [
    [0.62, 0.38, 0.27],
    [0.2, 0.1, 0.06],
    [0.45, 0.26, 0.17],
  ][seed % 3]
  const cloth = [roll() * 0.5, roll() * 0.4, roll() * 0.5]
  const lean = (roll() - 0.5) * 0.1
  return (x, y) => {
    const [dx, dy] = [(x - 0.5 - lean) / 0.155, (y - 0.38) / 0.17]
    const reach = dx * dx + dy * dy
    const shoulders = step(0.02, -0.01, 0.63 + Math.abs(x - 0.5 - lean) ** 2.2 * 2.1 - y)
    const rim = step(0.75, 1, reach) * 0.9
    if (reach < 1) {
      const strand = rough(dx * 26 + dy * 3, dy * 4, 4)
      return times(hair, (0.25 + strand * 0.8 + rim) * (1.1 - 0.4 * dx))
    }
    if (
      Math.abs(x - 0.5 - lean) < 0.068 + Math.max(0, y - 0.56) ** 2 * 8 &&
      y > 0.45 &&
      y < 0.665 - (x - 0.5 - lean) ** 2 * 3
    )
      return times(skin, 0.75 - (x - 0.5 - lean) * 5)
    if (shoulders > 0) {
      const knit = 0.6 + 0.5 * rough(x * 130, y * 130, 2)
      return times(plus(cloth, [0.04, 0.04, 0.04]), knit * (1.1 - (x - 0.5)))
    }
    const soft = [-0.03, 0, 0.03].map((away) => behind(clamp(x + away), 0.25 + y * 0.35 + away))
    return times(plus(plus(soft[0], soft[1]), soft[2]), 0.36)
  }
}
