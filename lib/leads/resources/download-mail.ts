import 'server-only'
import { DOWNLOAD_HOURS, downloadPath } from '@/lib/leads/resources/download-link'
import { downloadLeadKey } from '@/lib/leads/resources/lead-key'
import { mailVisitor } from '@/lib/leads/tour-requests/mail-visitor'
import type { Tx } from '@/lib/platform/database/db'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { readMailCompany } from '@/lib/platform/mail/mail-company'
import { siteUrl } from '@/lib/platform/site'

/** Mails the signed link once, unless held as spam. Its lifetime starts at `releasedAt`, if held before. */
export async function mailDownload(
  tx: Tx,
  downloadId: string,
  requestId: string | null,
  releasedAt?: Date,
): Promise<void> {
  const download = await tx.assetDownload.findUniqueOrThrow({
    where: { id: downloadId },
    include: { contentAsset: { select: { title: true, slug: true } } },
  })
  const { contentAsset: asset, mailedAt, heldReason, createdAt } = download
  if (!asset || mailedAt || heldReason || (await isHeldBack(tx, downloadId))) return
  const company = await readMailCompany(tx)
  const { count } = await tx.assetDownload.updateMany({
    where: { id: downloadId, mailedAt: null },
    data: { mailedAt: new Date() },
  })
  if (count === 0) return
  const input = {
    title: asset.title,
    phone: company.phone.display,
    link: siteUrl(downloadPath({ id: downloadId, createdAt: releasedAt ?? createdAt })),
    page: siteUrl(`/resources/${asset.slug}`),
  }
  const isQueued = await mailVisitor(tx, guideMail, input, {
    messageId: `<asset-download-${downloadId}@${new URL(siteUrl()).hostname}>`,
    to: download.email,
    replyTo: company.email,
    about: 'Guide',
    communityId: null,
    requestId,
  })
  if (!isQueued) await tx.assetDownload.update({ where: { id: downloadId }, data: { mailedAt: null } })
}

type Guide = { title: string; phone: string; link: string; page: string }

export const guideMail = defineMail<Guide>({
  name: 'guide',
  by: 'stranger',
  reader: 'visitor',
  about: 'request',
  compose: ({ title, phone, link, page }) => ({
    subject: `Your guide: ${title}`,
    heading: title,
    paragraphs: [
      `Here is the guide you asked for. The link works for ${DOWNLOAD_HOURS / 24} days; after that you can ask for a new one on our site.`,
      `Questions? Our phone number is ${phone}.`,
    ],
    facts: [],
    links: [
      { label: 'Open the guide', href: link },
      { label: 'Read it on our site', href: page },
    ],
  }),
  samples: () => [
    {
      title: 'Moving without hurry',
      phone: '(303) 555-0100',
      link: siteUrl('/downloads/0'),
      page: siteUrl('/resources/moving'),
    },
  ],
})

async function isHeldBack(tx: Tx, downloadId: string): Promise<boolean> {
  const lead = await tx.tourRequest.findUnique({
    where: { transactionId: downloadLeadKey(downloadId) },
    select: { quarantinedAt: true },
  })
  return Boolean(lead?.quarantinedAt)
}
