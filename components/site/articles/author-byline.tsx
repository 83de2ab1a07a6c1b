import { Byline } from '@/components/site/articles/byline'
import type { PictureImage } from '@/components/site/picture'
import { formatDate } from '@/lib/site/content/format-date'

type Member = {
  slug: string
  name: string
  role: string
  active: boolean
  avatarImage: PictureImage | null
  community: { city: string | null } | null
}

type Props = {
  member: Member | null
  /** Shown when the article has no team member as author. */
  name?: string | null
  date: Date
  updated?: boolean
  timeZone: string
  minutes: number
}

/** Team member as author, else the printed name, else the date alone. */
export function AuthorByline({ member, name, date, updated = false, timeZone, minutes }: Props) {
  const when = `${updated ? 'Updated ' : ''}${formatDate(date, timeZone)} · ${minutes}\u00a0min\u00a0read`
  if (!member) return name ? <Byline name={name} lines={[when]} /> : <Byline name={when} lines={[]} />
  return (
    <Byline
      name={member.name}
      href={member.active ? `/team/${member.slug}` : null}
      portrait={member.avatarImage}
      lines={[[member.role, member.community?.city].filter(Boolean).join(', '), when]}
    />
  )
}
