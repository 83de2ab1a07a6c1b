import { AddressLine } from '@/components/admin/company/integrations/address-line'
import { IntegrationCard } from '@/components/admin/company/integrations/integration-card'
import { CopyButton } from '@/components/admin/kit/copy-button'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

type Props = {
  /** Of the MCP server. */
  address: string
  /** Working keys that read content or write drafts. */
  keys: { count: number; lastUsedAt: Date | null }
  timeZone: string
}

/** How an administrator connects an AI assistant, and what it may do (decision 125). */
export function AssistantCard({ address, keys: { count, lastUsedAt }, timeZone }: Props) {
  const settings = settingsFor(address)
  return (
    <IntegrationCard
      id="assistants"
      title="AI assistants"
      state={count > 0 ? 'on' : 'off'}
      stateWords={count > 0 ? (count === 1 ? '1 key' : `${count} keys`) : 'No key'}
      about="Claude, ChatGPT and other assistants that support MCP can read the site and propose drafts. A person reads and publishes each draft."
    >
      {lastUsedAt && (
        <p className="text-dense text-ink-soft tabular">Last used {formatMoment(lastUsedAt, timeZone)}.</p>
      )}
      <AddressLine label="URL for the assistant" address={address} />
      <ol className="grid max-w-[70ch] list-decimal gap-1.5 pl-5 text-dense">
        <li>
          Create an API key for this assistant alone. “Read published content” lets it read and search. “Write
          drafts” also lets it propose and check drafts, create preview links and add drafts to a release.
        </li>
        <li>
          In the assistant, add an MCP server (also called a connector) with the URL above and the header{' '}
          <code>Authorization: Bearer</code> followed by the key.
        </li>
        <li>Ask it to list the kinds of records. If it can, the connection works.</li>
      </ol>
      <div>
        <p className="flex items-center gap-1 text-dense text-ink-soft">
          Settings for assistants that read a file
          <CopyButton text={settings} what="the settings" />
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard on phones */}
        <pre tabIndex={0} className="mt-1 overflow-x-auto rounded-control bg-linen p-3 text-dense">
          {settings}
        </pre>
      </div>
      <p className="max-w-[70ch] text-dense text-ink-soft">
        An assistant never publishes or deletes. It cannot open leads, accounts or settings. Its drafts show
        the name of its key. Revoke the key to disconnect it.
      </p>
      <p className="flex flex-wrap gap-2.5">
        <Link href="/admin/api-keys/new" className={buttonVariants({ variant: 'outline' })}>
          Create an API key
        </Link>
        <Link href="/admin/api-keys" className={buttonVariants({ variant: 'ghost' })}>
          All API keys
        </Link>
      </p>
    </IntegrationCard>
  )
}

const settingsFor = (url: string) =>
  JSON.stringify(
    { mcpServers: { website: { type: 'http', url, headers: { Authorization: 'Bearer plk_…' } } } },
    null,
    2,
  )
