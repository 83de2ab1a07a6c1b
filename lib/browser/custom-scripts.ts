import { allowsThirdPartyScripts } from '@/lib/browser/ad-choice'
import { CUSTOM_SCRIPTS_MARK } from '@/lib/site/landing-pages/custom-script'

let isRunning = false

/** True when landing page scripts run in this document; no other page may be shown in it then. */
export function runsCustomScripts(): boolean {
  return isRunning
}

/** Runs the document's landing page scripts; its CSP does not allow those of later pages. */
export function startCustomScripts(): void {
  const element = document.querySelector<HTMLTemplateElement>(`template[${CUSTOM_SCRIPTS_MARK}]`)
  if (isRunning || !element || !allowsThirdPartyScripts()) return
  isRunning = true
  void import('@/lib/browser/run-custom-scripts')
    .then(({ runCustomScripts }) => runCustomScripts(element))
    .catch(() => {})
}
