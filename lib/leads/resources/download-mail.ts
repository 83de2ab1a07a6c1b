import 'server-only'
import { DOWNLOAD_HOURS, downloadPath } from '@/lib/leads/resources/download-link'
import { downloadLeadKey } from '@/lib/leads/resources/lead-key'
import { plainAddress } from '@/lib/leads/tour-requests/alert-mail'
import type { Tx } from '@/lib/platform/database/db'
import { oneLine } from '@/lib/platform/integrations/mail'
import { mailHtml } from '@/lib/platform/mail/mail-html'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import { FALLBACK, siteUrl } from '@/lib/platform/site'

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
  const settings = await tx.siteSettings.findFirst()
  const words = {
    subject: `Your guide: ${asset.title}`,
    heading: asset.title,
    paragraphs: [
      `Here is the guide you asked for. The link works for ${DOWNLOAD_HOURS / 24} days; after that you can ask for a new one on our site.`,
      `Questions? A person answers at ${settings?.companyPhoneDisplay || FALLBACK.companyPhoneDisplay}.`,
    ],
    facts: [],
    links: [
      {
        label: 'Open the guide',
        href: siteUrl(downloadPath({ id: downloadId, createdAt: releasedAt ?? createdAt })),
      },
      { label: 'Read it on our site', href: siteUrl(`/resources/${asset.slug}`) },
    ],
  }
  const { count } = await tx.assetDownload.updateMany({
    where: { id: downloadId, mailedAt: null },
    data: { mailedAt: new Date() },
  })
  if (count === 0) return
  await queueMail(tx, {
    ...mailHtml(words),
    subject: oneLine(words.subject),
    messageId: `<asset-download-${downloadId}@${new URL(siteUrl()).hostname}>`,
    to: download.email,
    replyTo: plainAddress(settings?.companyEmail || FALLBACK.companyEmail),
    about: 'Guide',
    communityId: null,
    requestId,
  })
}

async function isHeldBack(tx: Tx, downloadId: string): Promise<boolean> {
  const lead = await tx.tourRequest.findUnique({
    where: { transactionId: downloadLeadKey(downloadId) },
    select: { quarantinedAt: true },
  })
  return Boolean(lead?.quarantinedAt)
}
