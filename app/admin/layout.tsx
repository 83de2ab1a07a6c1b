import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AdminFrame } from '@/components/admin/frame/admin-frame'
import { BareFrame } from '@/components/admin/frame/bare-frame'
import { CompanyZone } from '@/components/admin/kit/company-zone'
import { AdminGuard } from '@/components/auth/admin-guard'
import { Toaster } from '@/components/ui/toaster'
import { can } from '@/lib/accounts/access/access'
import { hasShortcuts } from '@/lib/accounts/access/shortcuts'
import { pageActor } from '@/lib/accounts/actor'
import { requirePagePerson } from '@/lib/accounts/sessions/session'
import { AuthProvider } from '@/lib/browser/auth'
import { recentLeadClock } from '@/lib/desk/live/shared-counts'
import { menuCounts } from '@/lib/desk/menu/counts'
import { canSendMail } from '@/lib/platform/mail/sender'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { getBrandMark } from '@/lib/site/brand/brand'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import './admin.css'

export const metadata: Metadata = {
  title: { template: '%s | Back office', default: 'Back office' },
  robots: { index: false, follow: false },
  manifest: '/back-office.webmanifest',
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [user, { timeZone }, brand] = await Promise.all([
    requirePagePerson(),
    getSiteSettings(),
    getBrandMark(),
  ])
  const { username, role, mayPublish, communityIds } = user
  return (
    <AuthProvider>
      <AdminGuard>
        <CompanyZone timeZone={usableTimeZone(timeZone)}>
          {user.needsSecondFactorSetup ? (
            <BareFrame brand={brand}>{children}</BareFrame>
          ) : (
            <AdminFrame
              user={{ username, role, mayPublish, communityIds }}
              brand={brand}
              shortcuts={await hasShortcuts(user)}
              clock={can(user, 'update', 'leads') ? await recentLeadClock(await pageActor()) : null}
              counts={await menuCounts(await pageActor())}
              hasMailServer={await canSendMail()}
            >
              {children}
            </AdminFrame>
          )}
        </CompanyZone>
      </AdminGuard>
      <Toaster />
    </AuthProvider>
  )
}
