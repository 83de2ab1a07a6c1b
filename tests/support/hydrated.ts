import { expect, type Locator } from 'playwright/test'

/**
 * Waits until React handles an element. The load state `networkidle` would wait for the stream of the back
 * office as well, which never ends.
 */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}
