/** An item of the main menu. The line below marks where the visitor is, so no colour alone has to say it. */
export const menuItemClasses =
  'flex min-h-11 cursor-pointer items-center gap-2 border-y-[3px] border-transparent px-3.5 text-control font-[600] whitespace-nowrap text-ink no-underline hover:bg-paper aria-[current]:border-b-copper-mid data-current:border-b-copper-mid forced-colors:border-[Canvas] forced-colors:aria-[current]:border-b-[Highlight] forced-colors:data-current:border-b-[Highlight]'
