import type { AdPlatform, AdTag } from '@/lib/platform/ad-platforms/ad-platform'

export const meta = {
  id: 'meta',
  name: 'Meta',
  product: 'Meta',
  ad: 'Facebook or Instagram',
  source: 'facebook',
  clickIds: ['fbclid'],
  tagCookies: ['_fbp', '_fbc'],
  leadForms: { name: 'Meta (Facebook, Instagram)', source: 'meta-lead-form' },
} as const satisfies AdPlatform

export const metaTag: AdTag = {
  server: 'META_TAG_URL',
  script: '/en_US/fbevents.js',
  hosts: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'frame-src': [],
  },
}

/** Value of Meta's cookie `_fbc` for a click. @param atMs when it was first seen, in milliseconds */
export function metaClick(atMs: number, fbclid: string): string {
  return `fb.1.${atMs}.${fbclid}`
}
