import 'server-only'
import { createHash } from 'node:crypto'
import { CUSTOM_SCRIPTS_MARK } from '@/lib/site/landing-pages/custom-script'
import { openScripts } from '@/lib/site/landing-pages/seal-scripts'

const MARKED = `<template ${CUSTOM_SCRIPTS_MARK}=`

/** Static elements have one more attribute (components/static/static-element.tsx). */
const SEALED = new RegExp(`${MARKED}"([\\w-]+)"(?: data-static="[\\w-]+")?>([^<]*)</template>`, 'g')

/** Script policy sources for a page's own scripts (decision 070); elements without our seal are ignored. */
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
