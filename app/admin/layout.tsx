import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AdminFrame } from '@/components/admin/frame/admin-frame'
import { AdminGuard } from '@/components/auth/admin-guard'
import { Toaster } from '@/components/ui/toaster'
import { requirePageUser } from '@/lib/auth/session'
import { AuthProvider } from '@/lib/client/auth'
import { getSiteSettings } from '@/lib/content/site-settings'
import './admin.css'

export const metadata: Metadata = {
  title: { template: '%s | Back office', default: 'Back office' },
  robots: { index: false, follow: false },
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [{ username, role }, { companyName }] = await Promise.all([requirePageUser(), getSiteSettings()])
  const [word = companyName] = companyName.split(' ')
  return (
    <AuthProvider>
      <AdminGuard>
        <AdminFrame user={{ username, role }} word={word}>
          {children}
        </AdminFrame>
      </AdminGuard>
      <Toaster />
    </AuthProvider>
  )
}
