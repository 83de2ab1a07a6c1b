import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { MakeKeyForm } from '@/components/admin/company/api-keys/make-key-form'
import { NoAccess } from '@/components/admin/kit/no-access'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'

export const metadata: Metadata = { title: 'Make a key' }

export default async function MakeKeyPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'accounts')) return <NoAccess what="making API keys" />
  return (
    <div className="max-w-192 px-4 py-6 sm:px-7">
      <Link href="/admin/api-keys" className="inline-flex min-h-11 items-center gap-2 text-link">
        <ArrowLeft aria-hidden="true" /> API keys
      </Link>
      <h1 className="mt-2">Make a key</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
        It belongs to this installation, not to you: it goes on working when you leave.
      </p>
      <MakeKeyForm communities={await communityChoices()} />
    </div>
  )
}
