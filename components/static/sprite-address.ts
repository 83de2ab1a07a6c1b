import sprite from '@/components/static/icons.svg'

/** Where the icons of the public site are. Next's bundler says where the file is; other bundlers give the address itself. */
export const SPRITE: string = typeof sprite === 'string' ? sprite : sprite.src
