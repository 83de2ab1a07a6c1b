import { Card } from '@/components/admin/kit/card'
import { EditScripts } from '@/components/admin/records/custom-scripts/edit-scripts'
import { ScriptList } from '@/components/admin/records/custom-scripts/script-list'
import { Link } from '@/components/ui/link'
import type { Actor } from '@/lib/accounts/actor'
import { type LandingPageScripts, readScripts } from '@/lib/records/custom-scripts/scripts'

/** For administrators: the scripts of a landing page and whether they run. */
export async function ScriptsAside({ actor, id }: { actor: Actor; id: string }) {
  const found = await readScripts(actor, id).catch(() => null)
  if (!found) return null
  const { slug, text, scripts, hosts } = found
  return (
    <Card title="Scripts">
      <div className="grid gap-4 text-dense">
        {text === '' ? (
          <p className="text-ink-soft">
            This page has no scripts of its own. Tags of ad platforms are under Ad tags.
          </p>
        ) : (
          <>
            <p>
              <ScriptsStatus found={found} />
            </p>
            <ScriptList scripts={scripts} />
          </>
        )}
        <EditScripts id={id} slug={slug} stored={text} hosts={hosts} />
      </div>
    </Card>
  )
}

function ScriptsStatus({ found: { slug, obstacle } }: { found: LandingPageScripts }) {
  if (obstacle === null)
    return (
      <>
        <strong>Running</strong> on /{slug}, except for visitors who opt out of advertising.
      </>
    )
  if (obstacle === 'no-hosts')
    return (
      <>
        <strong>Not running.</strong> The server allows no script hosts. The server administrator can add them
        in CUSTOM_SCRIPT_HOSTS.
      </>
    )
  if (obstacle === 'switched-off')
    return (
      <>
        <strong>Not running.</strong> Landing page scripts are turned off in{' '}
        <Link href="/admin/site-settings" className="text-link">
          Site settings
        </Link>
        .
      </>
    )
  if (obstacle === 'off-site')
    return (
      <>
        <strong>Not running.</strong> This page is not on the site yet.
      </>
    )
  return (
    <>
      <strong>Some of these scripts do not run.</strong> {obstacle.fault}
    </>
  )
}
