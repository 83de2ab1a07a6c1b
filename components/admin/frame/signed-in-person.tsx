'use client'

import { LogOut } from 'lucide-react'
import { roleLabel } from '@/components/admin/people/role-label'
import { useAuth } from '@/lib/client/auth'

/** Who is signed in, and the way out (specification section 4: to / once the server has confirmed it). */
export function SignedInPerson({ username, role }: { username: string; role: string }) {
  const { logout } = useAuth()
  return (
    <div className="flex items-center gap-3 border-t border-deep-soft/25 px-5 py-4">
      <div className="min-w-0 flex-1 text-dense">
        <p className="truncate font-[620]">{username}</p>
        <p className="text-deep-soft">{roleLabel(role)}</p>
      </div>
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
