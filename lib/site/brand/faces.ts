import type { BodyFamily, HeadingFamily } from '@/lib/platform/brand/families'
import type { Brand } from '@/lib/platform/brand/read-brand'

type Family = BodyFamily | HeadingFamily

/** Metrics that fit the fallback to the face, so that no line moves when it arrives (in percent). */
type Fallback = { local: string; size: number; ascent: number; descent: number; stack: string }

type LoadedFamily = { name: string; weight: string; fallback: Fallback }

const sans = (size: number, ascent: number, descent: number): Fallback => ({
  local: 'Arial',
  size,
  ascent,
  descent,
  stack: '"Helvetica Neue",Arial,sans-serif',
})
const serif = (size: number, ascent: number, descent: number): Fallback => ({
  local: 'Times New Roman',
  size,
  ascent,
  descent,
  stack: 'Georgia,"Times New Roman",serif',
})

/** Families that are loaded only where a company chose them; app/fonts.ts has ours. */
const LOADED: Partial<Record<Family, LoadedFamily>> = {
  'source-sans-3': { name: 'Source Sans 3', weight: '200 900', fallback: sans(91.4, 112, 43.8) },
  'public-sans': { name: 'Public Sans', weight: '100 900', fallback: sans(103.3, 91.9, 21.8) },
  'source-serif-4': { name: 'Source Serif 4', weight: '200 900', fallback: serif(120.2, 86.2, 27.9) },
  lora: { name: 'Lora', weight: '400 700', fallback: serif(116.2, 86.6, 23.6) },
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** The installed version of the packages: a face with another content has another address. */
const VERSION = '5.3.0'

const SUBSETS = ['latin', 'latin-ext'] as const
const STYLES = ['normal', 'italic'] as const

const faceFile = (family: Family, subset: string, style: string) => `${family}-${subset}-wght-${style}.woff2`
const faceUrl = (file: string) => `/faces/${VERSION}/${file}`

/** The package of a face by its file, or null: no other file is served. */
export function packageOf(file: string): string | null {
  const families = Object.keys(LOADED) as Family[]
  return (
    families.find((family) =>
      SUBSETS.some((subset) => STYLES.some((style) => faceFile(family, subset, style) === file)),
    ) ?? null
  )
}

/** Style rules and preloads of the chosen families; empty for ours, which every page has. */
export function chosenFaces({ bodyFont, headingFont }: Pick<Brand, 'bodyFont' | 'headingFont'>) {
  const heading = headingFont === 'like-text' ? bodyFont : headingFont
  const body = LOADED[bodyFont]
  const display = LOADED[heading]
  const families = [...new Set<Family>([bodyFont, heading])].filter((family) => LOADED[family])
  const variables = [
    ...(body ? [`--font-sans:${stackOf(body)}`] : []),
    ...(display ? [`--font-display:${stackOf(display)}`] : []),
    ...(heading === 'atkinson' ? ['--font-display:var(--font-sans)'] : []),
  ]
  return {
    css: families.map(rulesOf).join('') + (variables.length > 0 ? `:root{${variables.join(';')}}` : ''),
    preloads: families.map((family) => faceUrl(faceFile(family, 'latin', 'normal'))),
    /** Ours that are not used: their preloads are removed (lib/server/front/prepared-page.ts). */
    unused: [...(body ? ['atkinson'] : []), ...(heading === 'fraunces' ? [] : ['fraunces'])],
  }
}

function stackOf({ name, fallback }: LoadedFamily): string {
  return `"${name}","${name} Fallback",${fallback.stack}`
}

function rulesOf(family: Family): string {
  const loaded = LOADED[family]
  if (!loaded) return ''
  const { name, weight, fallback } = loaded
  const faces = SUBSETS.flatMap((subset) =>
    STYLES.map((style) => {
      const source = `url(${faceUrl(faceFile(family, subset, style))}) format("woff2")`
      const range = subset === 'latin' ? LATIN : EXTENDED
      return `@font-face{font-family:"${name}";font-style:${style};font-weight:${weight};font-display:swap;src:${source};unicode-range:${range}}`
    }),
  )
  const { local, size, ascent, descent } = fallback
  const metrics = `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%`
  return `${faces.join('')}@font-face{font-family:"${name} Fallback";src:local("${local}");${metrics}}`
}
