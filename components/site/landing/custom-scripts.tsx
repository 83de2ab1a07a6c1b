import { CUSTOM_SCRIPTS_MARK } from '@/lib/site/landing-pages/custom-script'
import { getCustomScripts } from '@/lib/site/landing-pages/custom-scripts'
import { sealScripts } from '@/lib/site/landing-pages/seal-scripts'

/** Custom scripts of a landing page as inert text (decision 070); null when none may run. */
export async function CustomScripts({ slug }: { slug: string }) {
  const scripts = await getCustomScripts(slug)
  if (scripts.length === 0) return null
  const { text, seal } = sealScripts({ path: `/${slug}`, scripts })
  const mark = { [CUSTOM_SCRIPTS_MARK]: seal }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without HTML special characters
  return <template {...mark} dangerouslySetInnerHTML={{ __html: text }} />
}
