import { createRoot, type Root } from 'react-dom/client'
import { PlanViewer } from '@/components/site/plan-viewer/plan-viewer'
import { shownPlans } from '@/components/site/plan-viewer/shown-plans'

let root: Root | null = null
let opened = 0

/** Opens the clicked drawing enlarged. Loaded on that click, because most visits open none. */
export function openPlanViewer(link: HTMLAnchorElement): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  opened += 1
  root.render(<PlanViewer key={opened} {...shownPlans(link)} />)
}
