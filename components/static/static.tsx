import 'server-only'
import type { ReactNode } from 'react'
import { draw } from '@/components/static/draw'
import { freeze } from '@/components/static/freeze'

/**
 * Makes the parts of `children` in which nothing runs one HTML text each, so that React neither describes nor walks through
 * what is in them (docs/decisions/013-static-parts.md). Components of the browser inside stay what they are; the server
 * components inside may not use hooks.
 */
export async function Static({ children }: { children: ReactNode }) {
  return (await draw(children)).node(freeze)
}

/** A page whose static parts are one text each. */
export function staticPage<P extends object>(Page: (props: P) => ReactNode | Promise<ReactNode>) {
  return async function StaticPage(props: P) {
    return <Static>{await Page(props)}</Static>
  }
}
