import 'server-only'
import { join } from 'node:path'
import { LOGO_SIZE } from '@/lib/platform/mail/mail-logo'
import { sharp } from '@/lib/platform/media/decoder'
import { setText } from '@/lib/site/seo/share/typeset'

const SCALE = 2
const WIDTH = LOGO_SIZE.width * SCALE
const HEIGHT = LOGO_SIZE.height * SCALE
const MARK = { width: 72, height: 80 } as const
const GAP = 20

/** The top of a mail has this color in light and dark mode, so the logo needs no second version. */
const GREEN = '#12322b'
const IVORY = '#fbf7ec'

const BRAND_MARK = join(/* turbopackIgnore: true */ process.cwd(), 'public/brand/mark-inverted.svg')

let drawn: { company: string; file: Promise<Buffer> } | undefined

/** The company's mark and name as PNG, for mails; kept in memory. */
export function mailLogo(company: string): Promise<Buffer> {
  if (drawn?.company !== company) drawn = { company, file: drawMailLogo(company) }
  return drawn.file
}

async function drawMailLogo(company: string): Promise<Buffer> {
  const [mark, name] = await Promise.all([
    sharp(BRAND_MARK)
      .resize({ ...MARK, fit: 'inside' })
      .png()
      .toBuffer(),
    fittingName(company),
  ])
  const middle = (height: number) => Math.max(0, Math.round((HEIGHT - height) / 2))
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GREEN } })
    .composite([
      { input: mark, left: 0, top: middle(MARK.height) },
      ...(name ? [{ input: name.data, left: MARK.width + GAP, top: middle(name.height) }] : []),
    ])
    .png({ palette: true })
    .toBuffer()
}

/** In the largest size that fits; the smallest is two lines. */
async function fittingName(company: string) {
  const style = { family: 'Porchlight Display', color: IVORY, width: WIDTH - MARK.width - GAP } as const
  for (const size of [44, 38, 32]) {
    const name = await setText(company, { ...style, size })
    if (!name || name.height <= size * 1.5) return name
  }
  const name = await setText(company, { ...style, size: 28 })
  return name && name.height <= HEIGHT ? name : setText(company, { ...style, size: 18 })
}
