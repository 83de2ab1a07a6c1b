/** Attribute of the inert element that carries a landing page's own scripts. Its value is their seal. */
export const CUSTOM_SCRIPTS_MARK = 'data-custom-scripts'

/** An external script from an allowed host, or inline code. */
export type CustomScript = { src: string; attributes: Record<string, string> } | { code: string }

export type PageScripts = { path: string; scripts: CustomScript[] }
