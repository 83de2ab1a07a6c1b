import { Fragment } from 'react'

/** Short facts separated by dots; lines break after a dot, never inside a fact. */
export function Facts({ facts }: { facts: string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      <span className="inline-block">
        {fact}
        {index < facts.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ))
}
