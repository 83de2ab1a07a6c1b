import { expect, type Locator } from 'playwright/test'

/**
 * Waits until React handles an element. Unlike the load state `networkidle`, it does not wait for the stream of
 * the back office, which never ends.
 */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}
