import sprite from '@/components/static/icons.svg'

/** URL of the icon sprite. Next's bundler gives an object, other bundlers the URL itself. */
export const SPRITE: string = typeof sprite === 'string' ? sprite : sprite.src
