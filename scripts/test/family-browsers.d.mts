export const FAMILY_BROWSERS: { name: 'WebKit' | 'Firefox'; programs: string[][]; packages: string[] }[]
export const SECONDS_NEEDED: number
export function findProgram(...names: string[]): string | undefined
export function chooseBrowsers(
  secondsLeft: number | undefined,
  installed?: (browser: { name: string }) => boolean,
): { run: string[]; skipped: string[] }
