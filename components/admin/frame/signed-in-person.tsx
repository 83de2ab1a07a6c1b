'use client'

import { LogOut } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { roleLabel } from '@/components/admin/kit/role-label'
import { Link } from '@/components/ui/link'
import { useAuth } from '@/lib/browser/auth'

/** The user, with account link and sign-out (specification section 4: to / once the server has confirmed). */
export function SignedInPerson({ username, role }: { username: string; role: string }) {
  const { logout } = useAuth()
  const isHere = usePathname() === '/admin/account'
  return (
    <div className="flex items-center gap-2 border-t border-deep-soft/25 px-3 py-3">
      <Link
        href="/admin/account"
        aria-current={isHere ? 'page' : undefined}
        className="min-w-0 flex-1 rounded-control px-2 py-1.5 text-dense text-deep-text no-underline hover:bg-evergreen aria-[current=page]:bg-evergreen"
      >
        <span className="block truncate font-[620] underline decoration-deep-soft/60 underline-offset-4">
          {username}
        </span>
        <span className="block text-deep-soft">
          {roleLabel(role)}
          <span className="sr-only">, your account</span>
        </span>
      </Link>
      <button
        type="button"
        onClick={() => logout()}
        aria-label="Log out"
        title="Log out"
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-control hover:bg-evergreen"
      >
        <LogOut aria-hidden="true" />
      </button>
    </div>
  )
}
