/** Contrast of two #RRGGBB colours, 1 to 21 (WCAG 2.2 relative luminance). */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/**
 * The colour itself, or the first darker one (OKLCH lightness down in steps of 1 %) whose contrast with `against`
 * reaches `ratio`. Null when `color` is not #RRGGBB.
 */
export function darkenToContrast(color: string, against: string, ratio: number): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null
  const { lightness, a, b } = toOklab(color)
  for (let step = 0; step <= 100; step++) {
    const scale = Math.max(0, lightness - step / 100) / (lightness || 1)
    const candidate =
      step === 0
        ? color.toLowerCase()
        : fromOklab({ lightness: lightness * scale, a: a * scale, b: b * scale })
    if (contrast(candidate, against) >= ratio) return candidate
  }
  return '#000000'
}

type Oklab = { lightness: number; a: number; b: number }

function channels(color: string): [number, number, number] {
  const at = (from: number) => linear(Number.parseInt(color.slice(from, from + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function encoded(value: number): string {
  const clipped = Math.min(1, Math.max(0, value))
  const gamma = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0')
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
function toOklab(color: string): Oklab {
  const [red, green, blue] = channels(color)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

function fromOklab({ lightness, a, b }: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return `#${encoded(red)}${encoded(green)}${encoded(blue)}`
}
