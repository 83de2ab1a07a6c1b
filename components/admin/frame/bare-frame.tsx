'use client'

import type { ReactNode } from 'react'
import { BrandLink } from '@/components/site/frame/brand'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/lib/browser/auth'
import type { BrandMark } from '@/lib/site/brand/brand-mark'

/** Layout without a menu, for users who must set up a second factor before anything else. */
export function BareFrame({ brand, children }: { brand: BrandMark; children: ReactNode }) {
  const { logout } = useAuth()
  return (
    <div className="desk min-h-dvh">
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex max-w-288 flex-wrap items-center justify-between gap-3 px-4 py-2 sm:px-7">
          <BrandLink brand={brand} />
          <Button variant="outline" onClick={() => logout()}>
            Log out
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-288">
        {children}
      </main>
    </div>
  )
}
