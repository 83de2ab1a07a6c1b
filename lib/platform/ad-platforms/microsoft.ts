import type { AdPlatform, AdTag } from '@/lib/platform/ad-platforms/ad-platform'

export const microsoft = {
  id: 'microsoft',
  name: 'Microsoft',
  product: 'Microsoft Advertising',
  ad: 'Microsoft ad',
  source: 'bing',
  clickIds: ['msclkid'],
  tagCookies: ['_uet'],
} as const satisfies AdPlatform

export const microsoftTag: AdTag = {
  server: 'MICROSOFT_TAG_URL',
  script: '/bat.js',
  hosts: {
    'script-src': ['https://bat.bing.com'],
    'connect-src': ['https://bat.bing.com', 'https://bat.bing.net'],
    'img-src': ['https://bat.bing.com', 'https://bat.bing.net'],
    'frame-src': [],
  },
}
