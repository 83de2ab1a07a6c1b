import 'server-only'
import { brandVersion } from '@/lib/platform/brand/brand-version'
import type { Brand } from '@/lib/platform/brand/read-brand'
import { LOGO_SIZE } from '@/lib/platform/mail/mail-logo'
import { sharp } from '@/lib/platform/media/decoder'
import { drawIcon, fittedPicture } from '@/lib/site/seo/share/draw-icon'
import { setText } from '@/lib/site/seo/share/typeset'

const SCALE = 2
const WIDTH = LOGO_SIZE.width * SCALE
const HEIGHT = LOGO_SIZE.height * SCALE
const MARK = { width: 80, height: 80 } as const
const GAP = 20

let drawn: { version: string; file: Promise<Buffer> } | undefined

/** The company's logo, or its icon and name, as PNG for mails; kept in memory. */
export function mailLogo(brand: Brand): Promise<Buffer> {
  const version = brandVersion(brand)
  if (drawn?.version !== version) drawn = { version, file: drawMailLogo(brand) }
  return drawn.file
}

async function drawMailLogo(brand: Brand): Promise<Buffer> {
  // The top of a mail has this color in light and dark mode, so the logo needs no second version.
  const background = brand.palette.ink ?? '#000000'
  const logo = brand.logoDark && (await fittedPicture(brand.logoDark, { width: WIDTH, height: HEIGHT }))
  const ground = { create: { width: WIDTH, height: HEIGHT, channels: 3, background } } as const
  if (logo)
    return sharp(ground)
      .composite([{ input: logo, gravity: 'west' }])
      .png({ palette: true })
      .toBuffer()
  const icon = { ...brand, icon: brand.iconDark }
  const [mark, name] = await Promise.all([
    drawIcon(icon, { size: MARK.height, share: 1, isOnColor: true }),
    fittingName(brand),
  ])
  const middle = (height: number) => Math.max(0, Math.round((HEIGHT - height) / 2))
  return sharp(ground)
    .composite([
      { input: mark, left: 0, top: middle(MARK.height) },
      ...(name ? [{ input: name.data, left: MARK.width + GAP, top: middle(name.height) }] : []),
    ])
    .png({ palette: true })
    .toBuffer()
}

/** In the largest size that fits; the smallest is two lines. */
async function fittingName({ company, palette }: Brand) {
  const style = {
    family: 'Porchlight Display',
    color: palette.ivory ?? '#ffffff',
    width: WIDTH - MARK.width - GAP,
  } as const
  for (const size of [44, 38, 32]) {
    const name = await setText(company, { ...style, size })
    if (!name || name.height <= size * 1.5) return name
  }
  const name = await setText(company, { ...style, size: 28 })
  return name && name.height <= HEIGHT ? name : setText(company, { ...style, size: 18 })
}
