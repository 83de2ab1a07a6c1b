import type { ReactNode } from 'react'
import { SkipLink } from '@/components/site/frame/skip-link'
import { LazyToaster } from '@/components/ui/lazy-toaster'
import { AuthProvider } from '@/lib/browser/auth'

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <SkipLink />
      {children}
      <LazyToaster />
    </AuthProvider>
  )
}
