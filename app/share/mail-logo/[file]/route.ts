import { currentBrand } from '@/lib/platform/brand/read-brand'
import { route } from '@/lib/platform/http/route'
import { mailCompany } from '@/lib/platform/mail/mail-company'
import { mailLogo } from '@/lib/site/seo/share/mail-logo'

/** The company's logo in mails. Old versions return the current one: old mails link to them. */
export const GET = route<{ params: Promise<{ file: string }> }>(async (_request, { params }) => {
  const [{ look }, brand] = await Promise.all([mailCompany(), currentBrand()])
  const file = await mailLogo(brand)
  const isCurrent = (await params).file === `${look.version}.png`
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'image/png',
      'content-length': String(file.length),
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    },
  })
})
