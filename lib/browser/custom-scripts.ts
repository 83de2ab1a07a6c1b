import { allowsForeignScripts } from '@/lib/browser/ad-choice'
import { CUSTOM_SCRIPTS_MARK } from '@/lib/site/landing-pages/custom-script'

let isRunning = false

/** Whether scripts of a landing page run in this document: no other page may be shown in it then. */
export function runsCustomScripts(): boolean {
  return isRunning
}

/**
 * Has the scripts run that the document came with, where it came with some and the visitor does not refuse advertising. Not those of a
 * page reached by a click from another one: the document's policy does not allow them.
 */
export function startCustomScripts(): void {
  const element = document.querySelector<HTMLTemplateElement>(`template[${CUSTOM_SCRIPTS_MARK}]`)
  if (isRunning || !element || !allowsForeignScripts()) return
  isRunning = true
  void import('@/lib/browser/run-custom-scripts')
    .then(({ runCustomScripts }) => runCustomScripts(element))
    // The page is as good without them.
    .catch(() => {})
}
