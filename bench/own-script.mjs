import { gzipSync } from 'node:zlib'

/** In a chunk each module is its number and a function of up to three parameters. */
const MODULE = /(?<=[,[])\d{3,7},(?=(?:[a-z]|\([a-z](?:,[a-z]){0,2}\))=>)/
/** ES modules get one parameter: ours, and the libraries we chose. Next and React ship CommonJS, whose functions take three. */
const ES_MODULE = /^[a-z]=>/

/**
 * The part of a page's scripts that is there because of us, libraries of our choice included: every module that is not
 * Next's or React's. What Turbopack puts around modules counts with the framework.
 * @param {string[]} scripts the text of every script the page loads
 * @returns {number} bytes, gzip of those modules put together
 */
export function ownScriptBytes(scripts) {
  const modules = scripts.flatMap((script) => script.split(MODULE).slice(1))
  return gzipSync(modules.filter((module) => ES_MODULE.test(module)).join(''), { level: 9 }).length
}
