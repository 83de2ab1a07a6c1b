import { KeyRound } from 'lucide-react'
import type { Metadata } from 'next'
import { KeyLine } from '@/components/admin/company/api-keys/key-line'
import { NoAccess } from '@/components/admin/kit/no-access'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { type ListedKey, listKeys } from '@/lib/accounts/api-keys/list-keys'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'API keys' }

/** API keys with their scopes, last use and expiry. */
export default async function ApiKeysPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="API keys" />
  const [{ good, past }, { timeZone }] = await Promise.all([listKeys(actor), getSiteSettings()])
  return (
    <div className="px-4 py-6 sm:px-7">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1>API keys</h1>
          <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">
            Programs of partners, and your own, show a key instead of signing in. Give each program its own:
            then the lead desk says who sent a family, and one can be stopped alone. How they call stands on
            the page{' '}
            <Link href="/developers" className="text-link">
              for developers
            </Link>
            .
          </p>
        </div>
        <Link href="/admin/api-keys/new" className={buttonVariants()}>
          <KeyRound aria-hidden="true" />
          Make a key
        </Link>
      </div>
      {good.length === 0 ? (
        <div className="rounded-control border border-dashed border-line-strong px-6 py-14 text-center">
          <p className="text-lead">No program has a key</p>
          <p className="mx-auto mt-2 max-w-[60ch] text-ink-soft">
            A referral site that sends you families needs one, and so does a program that writes drafts.
          </p>
        </div>
      ) : (
        <Keys keys={good} timeZone={timeZone} />
      )}
      {past.length > 0 && (
        <section aria-labelledby="past" className="mt-9">
          <h2 id="past" className="type-h4 mb-3">
            Revoked and expired
          </h2>
          <Keys keys={past} timeZone={timeZone} />
        </section>
      )}
    </div>
  )
}

function Keys({ keys, timeZone }: { keys: ListedKey[]; timeZone: string }) {
  return (
    <ul className="divide-y divide-line rounded-control border border-line bg-card shadow-rest">
      {keys.map((key) => (
        <KeyLine key={key.id} apiKey={key} timeZone={timeZone} />
      ))}
    </ul>
  )
}
