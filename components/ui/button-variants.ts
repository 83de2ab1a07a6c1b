import { cva, type VariantProps } from 'class-variance-authority'

/**
 * Class names of a button (specification section 9: nine variants; 44 px default, 40 sm, 48 lg, 44 × 44 icon), for
 * links and other elements that look like one. `lg` is 52 px high on phones. What they look like stands in app/styles/component-classes.css: a page
 * names a button ten times, in few letters.
 */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      default: 'button-default',
      destructive: 'button-destructive',
      outline: 'button-outline',
      secondary: 'button-secondary',
      ghost: 'button-ghost',
      link: 'button-link',
      copper: 'button-copper',
      glassmorphism: 'button-glassmorphism',
      'glassmorphism-dark': 'button-glassmorphism-dark',
    },
    size: {
      default: 'button-size-default',
      sm: 'button-size-sm',
      lg: 'button-size-lg',
      icon: 'button-size-icon',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

export type ButtonVariants = VariantProps<typeof buttonVariants>
