import { gzipSync } from 'node:zlib'

/** In a chunk each module is its number and a function of up to three parameters. */
const MODULE = /(?<=[,[])\d{3,7},(?=(?:[a-z]|\([a-z](?:,[a-z]){0,2}\))=>)/
/** ES modules (ours and our libraries) have one parameter; CommonJS (Next and React) has three. */
const ES_MODULE = /^[a-z]=>/

/**
 * Gzip bytes of the modules that are ours, including our libraries: all modules but Next's and React's.
 * @param {string[]} scripts the text of every script the page loads
 * @returns {number}
 */
export function ownScriptBytes(scripts) {
  const modules = scripts.flatMap((script) => script.split(MODULE).slice(1))
  return gzipSync(modules.filter((module) => ES_MODULE.test(module)).join(''), { level: 9 }).length
}
