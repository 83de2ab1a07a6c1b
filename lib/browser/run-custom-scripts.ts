import type { CustomScript, PageScripts } from '@/lib/site/landing-pages/custom-script'
import { versionOfSlug } from '@/lib/site/landing-pages/version'

/** Runs the scripts after load and in order, awaiting those without `async`, as a parser would. */
export async function runCustomScripts(element: HTMLTemplateElement): Promise<void> {
  const { path, scripts } = JSON.parse(element.content.textContent ?? '') as PageScripts
  if (path !== versionOfSlug(location.pathname).slug) return
  reloadOnNavigation()
  await loaded()
  for (const script of scripts) await run(script)
}

function run(script: CustomScript): Promise<unknown> | undefined {
  const element = document.createElement('script')
  if ('code' in script) {
    element.textContent = script.code
    document.body.append(element)
    return undefined
  }
  for (const [name, value] of Object.entries(script.attributes)) element.setAttribute(name, value)
  const settled = new Promise((done) => {
    element.onload = done
    element.onerror = done
  })
  element.src = script.src
  document.body.append(element)
  return 'async' in script.attributes ? undefined : settled
}

/** Back and forward could show other pages in this document: they are reloaded instead. */
function reloadOnNavigation(): void {
  const { pathname } = location
  const leave = (event: Event) => {
    if (location.pathname === pathname) return
    event.stopImmediatePropagation()
    location.reload()
  }
  addEventListener('popstate', leave, true)
}

function loaded(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined
  return new Promise((done) => addEventListener('load', done, { once: true }))
}
