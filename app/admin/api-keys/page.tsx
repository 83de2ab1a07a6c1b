import { KeyRound } from 'lucide-react'
import type { Metadata } from 'next'
import { KeyLine } from '@/components/admin/company/api-keys/key-line'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { type ListedKey, listKeys } from '@/lib/accounts/api-keys/keys'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'API keys' }

/** API keys with their scopes, last use and expiry. */
export default async function ApiKeysPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="API keys" />
  const [{ good, past }, { timeZone }] = await Promise.all([listKeys(actor), getSiteSettings()])
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead
        title="API keys"
        aside={
          <Link href="/admin/api-keys/new" className={buttonVariants()}>
            <KeyRound aria-hidden="true" />
            Create an API key
          </Link>
        }
      >
        Programs of{' '}
        <Link href="/admin/partners" className="text-link">
          partners
        </Link>
        , and your own programs, use a key instead of signing in. Give each program its own key: the lead desk
        then shows which program sent a lead, and you can revoke one key without affecting the others. The
        calls are documented on the{' '}
        <Link href="/developers" className="text-link">
          developers page
        </Link>
        .{' '}
        <Link href="/admin/integrations#assistants" className="text-link">
          Connect an AI assistant
        </Link>{' '}
        with a key of its own.
      </PageHead>
      {good.length === 0 ? (
        <EmptyState
          title="No program has a key"
          words="A referral site that sends you families needs one, and so does a program that writes drafts."
        />
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
    <ul className={LIST_LINES}>
      {keys.map((key) => (
        <KeyLine key={key.id} apiKey={key} timeZone={timeZone} />
      ))}
    </ul>
  )
}
