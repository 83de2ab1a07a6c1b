import 'server-only'
import { createHash } from 'node:crypto'
import { CUSTOM_SCRIPTS_MARK } from '@/lib/site/landing-pages/custom-script'
import { openScripts } from '@/lib/site/landing-pages/seal-scripts'

const MARKED = `<template ${CUSTOM_SCRIPTS_MARK}=`

/** As a landing page carries its scripts; a static element has a name behind its own attributes (components/static/static-element.tsx). */
const SEALED = new RegExp(`${MARKED}"([\\w-]+)"(?: data-static="[\\w-]+")?>([^<]*)</template>`, 'g')

/**
 * What the script policy of a page has to allow for scripts of its own (decision 070): the hash of each that stands in it, and the
 * hosts of the others. An element with another seal than ours is as good as none.
 */
export function customScriptSources(page: Buffer): { hashes: string[]; hosts: string[] } {
  if (!page.includes(MARKED)) return { hashes: [], hosts: [] }
  const scripts = [...page.toString('latin1').matchAll(SEALED)].flatMap(
    ([, seal = '', text = '']) => openScripts(seal, text)?.scripts ?? [],
  )
  return {
    hashes: scripts.flatMap((script) => ('code' in script ? hashOf(script.code) : [])),
    hosts: [...new Set(scripts.flatMap((script) => ('src' in script ? new URL(script.src).origin : [])))],
  }
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
