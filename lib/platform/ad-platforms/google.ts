import type { AdPlatform, AdTag } from '@/lib/platform/ad-platforms/ad-platform'

export const google = {
  id: 'google',
  name: 'Google',
  product: 'Google Ads',
  ad: 'Google ad',
  source: 'google',
  clickIds: ['gclid', 'gbraid', 'wbraid'],
  tagCookies: ['_gcl', '_ga', '_gid', '_gat'],
  leadForms: { name: 'Google Ads', source: 'google-lead-form' },
} as const satisfies AdPlatform

const COLLECTS = [
  'https://*.google-analytics.com',
  'https://*.g.doubleclick.net',
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  'https://google.com',
]

export const googleTag: AdTag = {
  server: 'GOOGLE_TAG_URL',
  script: '/gtag/js',
  hosts: {
    'script-src': [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
    'connect-src': [...COLLECTS, 'https://*.analytics.google.com'],
    'img-src': COLLECTS,
    'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  },
}
