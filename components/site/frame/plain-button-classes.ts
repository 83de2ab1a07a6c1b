/**
 * Two buttons as literals, for what every page loads in the browser: there the variants of components/ui/button-variants
 * would weigh more than the buttons.
 */
const shape =
  'inline-flex min-h-13 cursor-pointer items-center justify-center gap-2.5 rounded-control px-6.5 text-base font-[620] whitespace-nowrap no-underline'

export const solidButton = `${shape} border border-evergreen bg-evergreen text-ivory shadow-pressable hover:bg-evergreen-hover`
export const outlineButton = `${shape} border-[1.5px] border-ink text-ink hover:bg-paper`
