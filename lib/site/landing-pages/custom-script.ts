/** The attribute of the element in which a landing page carries scripts of its own, inert. Its value is their seal. */
export const CUSTOM_SCRIPTS_MARK = 'data-custom-scripts'

/** A file of an allowed host with the attributes it gets, or code that stands in the page. */
export type CustomScript = { src: string; attributes: Record<string, string> } | { code: string }

/** What the element holds: on which page something runs, and what. */
export type PageScripts = { path: string; scripts: CustomScript[] }
