import { cva, type VariantProps } from 'class-variance-authority'

/**
 * Button classes, also for links (specification section 9: nine variants; 44 px default, 40 sm, 48 lg and 52
 * on phones, 44 × 44 icon). Styled in app/styles/component-classes.css, because pages repeat them often.
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
