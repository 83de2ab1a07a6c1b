import type { ReactNode } from 'react'
import { AdminMenu } from '@/components/admin/frame/admin-menu'
import { PhoneBar } from '@/components/admin/frame/phone-bar'
import { SignedInPerson } from '@/components/admin/frame/signed-in-person'
import { BrandLink } from '@/components/site/frame/brand'
import { SkipLink } from '@/components/site/frame/skip-link'
import { menuFor } from '@/lib/admin/menu'
import type { Role } from '@/lib/auth/session-user'

type Props = { user: { username: string; role: Role }; word: string; children: ReactNode }

/** Menu at the left (216 px, deep green), work at the right. */
export function AdminFrame({ user, word, children }: Props) {
  const groups = menuFor(user)
  const person = <SignedInPerson {...user} />
  return (
    <div className="desk flex min-h-dvh flex-col lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <SkipLink />
      <PhoneBar word={word} groups={groups} person={person} />
      <header className="on-deep no-print sticky top-0 hidden h-dvh flex-col lg:flex">
        <div className="px-5 pt-5 pb-3">
          <BrandLink word={word} inverted />
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain">
          <AdminMenu groups={groups} />
        </div>
        {person}
      </header>
      <main id="main" tabIndex={-1} className="min-w-0 flex-1">
        {children}
      </main>
    </div>
  )
}
