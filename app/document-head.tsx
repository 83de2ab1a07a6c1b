import type { Brand } from '@/lib/platform/brand/read-brand'
import { TEXT_SIZE_SCRIPT } from '@/lib/platform/text-size'
import { brandStyle } from '@/lib/site/brand/brand-style'

/** Without scripting, forms show every field and menus are expanded. */
const WITHOUT_SCRIPT = `[data-without-script]{display:flex}[data-with-script],[data-menu-button]{display:none}
[data-frame=menu]{display:block}
@media(min-width:74rem){[data-menu-group]:is(:hover,:focus-within)>[data-menu-panel]{display:grid}}
@media(max-width:73.99rem){header{position:static}header>div{flex-wrap:wrap}[data-frame=menu]>ul{align-items:start;justify-content:start}[data-menu-panel]{display:flex;flex-wrap:wrap;position:static;margin:0;padding:0;border:0;box-shadow:none}[data-menu-group]>button{display:none}}`

/** Runs before the first paint of every document. */
export function DocumentHead({ brand }: { brand: Brand }) {
  const { css, preloads } = brandStyle(brand)
  return (
    <head>
      {preloads.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {css && <style>{css}</style>}
      <script>{TEXT_SIZE_SCRIPT}</script>
      <noscript>
        <style>{WITHOUT_SCRIPT}</style>
      </noscript>
    </head>
  )
}
