import { cva, type VariantProps } from 'class-variance-authority'

/**
 * Class names of a button (specification section 9: nine variants; 44 px default, 40 sm, 48 lg, 44 × 44 icon), for
 * links and other elements that look like one. `lg` is 52 px high on phones.
 */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      default:
        'border border-evergreen bg-evergreen text-ivory shadow-pressable hover:bg-evergreen-hover active:bg-evergreen-press',
      destructive:
        'border border-bad bg-bad text-ivory shadow-pressable hover:bg-bad-hover active:bg-bad-press',
      outline: 'border-[1.5px] border-ink bg-transparent text-ink hover:bg-paper active:bg-linen',
      secondary: 'border border-linen bg-linen text-ink hover:bg-paper active:bg-line',
      ghost: 'border border-transparent bg-transparent text-ink hover:bg-paper active:bg-linen',
      link: 'text-copper underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]',
      copper:
        'border border-copper bg-copper text-ivory shadow-pressable hover:bg-copper-hover active:bg-copper-press',
      glassmorphism:
        'border border-white/85 bg-card/82 text-ink shadow-raised backdrop-blur-[14px] backdrop-saturate-130 hover:bg-card/92 active:bg-card',
      'glassmorphism-dark':
        'border border-paper/50 bg-backdrop/80 text-ivory shadow-raised backdrop-blur-[14px] backdrop-saturate-130 hover:bg-backdrop/90 active:bg-backdrop',
    },
    size: {
      default: 'min-h-11 px-5 text-control leading-tight',
      sm: 'min-h-10 px-3.5 text-small leading-tight',
      lg: 'min-h-13 px-6.5 text-base leading-tight md:min-h-12',
      icon: 'size-11 p-0',
    },
  },
  compoundVariants: [{ variant: 'link', size: ['default', 'sm', 'lg'], class: 'px-1' }],
  defaultVariants: { variant: 'default', size: 'default' },
})

export type ButtonVariants = VariantProps<typeof buttonVariants>
