import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserWindow, Found } from '@/tests/browsers/browser-window'
import { findInPage, type Target } from '@/tests/browsers/find-in-page'
import { until } from '@/tests/support/until'

const PATIENCE_MS = 30_000

/** Forms sent within two seconds count as automated. */
const HUMAN_PAUSE_MS = 2_100

type Kind = Target['kind']

const target = (kind: Kind) => (name: string, within?: Target) => ({ kind, name, within }) satisfies Target

export const button = target('button')
export const link = target('link')
export const field = target('field')
export const choice = target('choice')
export const heading = target('heading')
export const dialog = target('dialog')
export const group = target('group')
export const text = target('text')

/** A person in front of a page, who waits for what they look for and uses a mouse and a keyboard. */
export class Visitor {
  readonly #window: BrowserWindow
  readonly #site: string
  readonly #errors: string[] = []

  constructor(window: BrowserWindow, site: string) {
    this.#window = window
    this.#site = site
  }

  /** Opens a page of the site and waits until its scripts run. */
  async opens(path: string): Promise<void> {
    await this.#keepErrors()
    await this.#window.goTo(this.#site + path)
    await this.#isReady()
  }

  async goesBack(): Promise<void> {
    await this.#window.goBack()
  }

  async resizes(width: number, height: number): Promise<void> {
    await this.#window.resize(width, height)
  }

  async clicks(wanted: Target): Promise<void> {
    await this.#does(wanted, (found) => found.click())
  }

  /** Types into a field, which is empty before. */
  async types(wanted: Target, words: string): Promise<void> {
    await this.#does(wanted, async (found) => {
      if ((await found.run(valueIn, null)) === '') await found.type(words)
    })
  }

  async pressesEscape(): Promise<void> {
    await this.#window.pressEscape()
  }

  /** Waits until the script of a form checks it. Until then the browser does, in words of its own. */
  async awaitsScriptOf(form: Target): Promise<void> {
    await this.#does(form, async (found) => {
      if (!(await found.run(isCheckedByScript, null))) throw new Error('the browser still checks the form')
    })
  }

  /** Lets the time pass that a person takes for a form. */
  async reads(): Promise<void> {
    await sleep(HUMAN_PAUSE_MS)
  }

  async sees(wanted: Target): Promise<void> {
    await this.#does(wanted, async () => {})
  }

  async noLongerSees(wanted: Target): Promise<void> {
    const isGone = async () => !(await this.#window.find(findInPage, wanted))
    await until(`${described(wanted)} is gone`, isGone, PATIENCE_MS)
  }

  async isOn(path: RegExp): Promise<void> {
    await until(`the address fits ${path}`, async () => path.test(await this.address()), PATIENCE_MS)
    await this.#isReady()
  }

  /** Path and query of the page. */
  address(): Promise<string> {
    return this.#window.run(() => location.pathname + location.search, null)
  }

  /** Runs a function in the page. */
  measures<Result>(inPage: () => Result): Promise<Result> {
    return this.#window.run(inPage, null)
  }

  screenshot(): Promise<Buffer> {
    return this.#window.screenshot()
  }

  /** Errors of scripts on all pages that were opened. */
  async scriptErrors(): Promise<string[]> {
    await this.#keepErrors()
    return this.#errors
  }

  /** Repeats it while the page draws itself anew under the hand. */
  async #does(wanted: Target, action: (found: Found) => Promise<void>): Promise<void> {
    const isDone = async () => {
      const found = await this.#window.find(findInPage, wanted)
      if (!found) return false
      await action(found)
      return true
    }
    await until(`there is ${described(wanted)}`, isDone, PATIENCE_MS).catch(async (error: Error) => {
      throw new Error(`${error.message}; now on ${await this.address()}`, { cause: error })
    })
  }

  async #isReady(): Promise<void> {
    const isReady = () => this.#window.run(watchWhenReady, null)
    await until('the page is ready', isReady, PATIENCE_MS)
  }

  async #keepErrors(): Promise<void> {
    this.#errors.push(...(await this.#window.run(errorsHere, null)))
  }
}

/** Names it the way it was asked for, from the outside in. */
function described({ kind, name, within }: Target): string {
  return `${within ? `${described(within)} › ` : ''}${kind} “${name}”`
}

function valueIn(element: HTMLElement): string {
  return (element as HTMLInputElement).value
}

function isCheckedByScript(element: HTMLElement): boolean {
  return (element as HTMLFormElement).noValidate
}

type WatchedPage = { scriptErrors?: string[]; __next_f?: unknown }

/** True once React has taken over the page, if it has React. From then on errors of scripts are kept. */
function watchWhenReady(): boolean {
  if (document.readyState !== 'complete') return false
  const page = self as unknown as WatchedPage
  const isAlive = Object.keys(document.body).some((key) => key.startsWith('__react'))
  if (page.__next_f && !isAlive) return false
  if (!page.scriptErrors) {
    const errors: string[] = []
    page.scriptErrors = errors
    addEventListener('error', ({ message }) => errors.push(`${location.pathname}: ${message}`))
    addEventListener('unhandledrejection', ({ reason }) => errors.push(`${location.pathname}: ${reason}`))
  }
  return true
}

function errorsHere(): string[] {
  return (self as unknown as WatchedPage).scriptErrors ?? []
}
