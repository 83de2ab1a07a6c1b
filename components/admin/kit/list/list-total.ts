/** Length of a list; with `totalIsExact: false` a lower bound (lib/platform/http/read-page.ts). */
export type ListTotal = { total: number; totalIsExact: boolean }

/** '1,204', or '5,000+' for a lower bound. */
export function totalText({ total, totalIsExact }: ListTotal): string {
  return `${total.toLocaleString('en-US')}${totalIsExact ? '' : '+'}`
}

/** '1 request', '5,000+ requests'. */
export function countOf(list: ListTotal, one: string, many: string): string {
  return `${totalText(list)} ${list.total === 1 && list.totalIsExact ? one : many}`
}
