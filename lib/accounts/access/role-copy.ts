import type { Role } from '@/lib/accounts/access/access'

export const ROLE_COPY: Record<Role, { label: string; may: string }> = {
  admin: {
    label: 'Administrator',
    may: 'Can do everything in all communities, including people, settings, recipients and advertising.',
  },
  editor: {
    label: 'Editor',
    may: 'Writes and publishes all site content and pictures, or submits them for approval. Cannot see tour requests.',
  },
  marketing: {
    label: 'Marketing',
    may: 'Writes and publishes the site, runs tests and advertising, connects ad accounts and sees move-ins by campaign. Cannot see families: no requests, reviews or names.',
  },
  counselor: {
    label: 'Counselor',
    may: 'Handles tour requests: calls, notes, tours and status. Can read site content.',
  },
  analyst: {
    label: 'Analyst',
    may: 'Can read requests, dashboard numbers, advertising and content. Cannot change anything.',
  },
  viewer: {
    label: 'Viewer',
    may: 'Can read requests, alert recipients, advertising and content. Cannot change anything.',
  },
}
