import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { type PaletteLink, settingLinks } from '@/lib/desk/command-palette/entries'
import { wordMatch } from '@/lib/desk/command-palette/word-match'
import { type MenuUser, pagesFor, screensFor } from '@/lib/desk/menu/menu'
import { capitalized } from '@/lib/records/declare/capitalized'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf } from '@/lib/records/declare/field'
import { allowedOn } from '@/lib/records/declare/permissions'
import { entities } from '@/lib/records/entities/registry'

/** `detail`: where a setting is, or the answer to a question. */
export type FoundAnswer = {
  kind: 'setting' | 'action' | 'help'
  label: string
  detail: string
  href: string
}

const MAX_PER_KIND = 5

type Person = MenuUser & Pick<Actor, 'mayPublish'>
type Candidate = FoundAnswer & { synonyms?: string | undefined; context?: string | undefined }

/** Settings, actions and help that this person may use, by the words they typed; best first. */
export function findAnswers(user: Person, typed: string): FoundAnswer[] {
  const kinds = [settingsOf(user), actionsOf(user), helpOf(user)]
  return kinds.flatMap((candidates) =>
    candidates
      .map((candidate) => ({ candidate, score: wordMatch(typed, candidate) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MAX_PER_KIND)
      .map(({ candidate: { kind, label, detail, href } }) => ({ kind, label, detail, href })),
  )
}

/** Fields of screens with one record, and those fields of lists that declare how people call them. */
function settingsOf(user: Person): Candidate[] {
  return entities.flatMap((entity) => {
    if (!entity.menu || !allowedOn(user, entity).update) return []
    const shown = new Set(entity.groups.flatMap(({ fields }) => fields))
    return Object.entries<Field>(entity.fields).flatMap(([name, field]): Candidate[] => {
      if (!shown.has(name) || field.readOnly || (field.adminOnly && !can(user, 'update', 'administration')))
        return []
      return settingOf(entity, name, field)
    })
  })
}

function settingOf({ kind, path, labels, menu }: Entity, name: string, field: Field): Candidate[] {
  const isSingle = kind === 'single'
  if (!isSingle && !field.synonyms) return []
  return [
    {
      kind: 'setting',
      label: labelOf(name, field),
      detail: capitalized(isSingle ? labels.one : `in ${labels.many}`),
      href: isSingle ? `/admin/${path}#field-${name}` : `/admin/${path}`,
      synonyms: field.synonyms,
      context: [menu?.synonyms, isSingle ? labels.one : labels.many].join(' '),
    },
  ]
}

function actionsOf(user: Person): Candidate[] {
  const links: (PaletteLink & { detail: string })[] = [
    ...screensFor(user).flatMap(({ actions = [], area, label }) =>
      area && !can(user, 'update', area) ? [] : actions.map((action) => ({ ...action, detail: label })),
    ),
    ...settingLinks(user).map((link) => ({ ...link, detail: 'Settings' })),
  ]
  return links.map((link) => ({ kind: 'action', ...link }))
}

function helpOf(user: Person): Candidate[] {
  const pages = pagesFor(user).flatMap(({ entries }) => entries)
  return pages.flatMap(({ href, label: page, help }) =>
    help.map(({ question, answer, synonyms }) => ({
      kind: 'help' as const,
      label: question,
      detail: answer,
      href,
      synonyms,
      context: page,
    })),
  )
}
