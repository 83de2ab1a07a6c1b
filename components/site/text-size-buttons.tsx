import { clsx } from 'clsx'

type Props = {
  /** Visible label; without it only screen readers get one. */
  label?: string
  /** Class of each button. */
  buttonClassName?: string
  className?: string
}

const BUTTON = 'grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-control font-[620]'

/** A− and A+ for the site, remembered in this browser (`data-text-size-step`, use-frame-clicks.ts). */
export function TextSizeButtons({ label, buttonClassName = 'hover:bg-paper', className }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      role="group"
      aria-label="Text size"
      data-with-script=""
      className={clsx('no-print flex items-center', className)}
    >
      {label && (
        <span aria-hidden="true" className="mr-2">
          {label}
        </span>
      )}
      <button type="button" data-text-size-step="-1" className={clsx(BUTTON, buttonClassName)}>
        <span aria-hidden="true" className="text-[min(1rem,20px)]">
          A−
        </span>
        <span className="sr-only">Smaller text</span>
      </button>
      <button type="button" data-text-size-step="1" className={clsx(BUTTON, buttonClassName)}>
        <span aria-hidden="true" className="text-[min(1.25rem,26px)]">
          A+
        </span>
        <span className="sr-only">Larger text</span>
      </button>
    </div>
  )
}
