/** An element of a page, as its driver knows it. */
export type Found = {
  click(): Promise<void>
  /** Types by keyboard at the end of what the field holds. */
  type(text: string): Promise<void>
  /** Runs a function in the page on the element. */
  run<Input, Result>(inPage: (element: HTMLElement, input: Input) => Result, input: Input): Promise<Result>
}

/** A window of a real browser with cookies of its own: all that a journey needs, in any engine. */
export type BrowserWindow = {
  /** Loads a page and waits for its load event. */
  goTo(url: string): Promise<void>
  goBack(): Promise<void>
  /** Sets the size of the page. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page, which must name nothing from outside itself. */
  run<Input, Result>(inPage: (input: Input) => Result, input: Input): Promise<Result>
  /** The element that a function returns in the page. */
  find<Input>(inPage: (input: Input) => Element | null, input: Input): Promise<Found | null>
  pressEscape(): Promise<void>
  /** PNG of what is in view. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** A running browser. */
export type Engine = {
  version: string
  openWindow(): Promise<BrowserWindow>
  close(): Promise<void>
}
