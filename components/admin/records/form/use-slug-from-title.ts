'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { plainSlug } from '@/lib/platform/plain-slug'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { FormValues } from '@/lib/records/declare/form-values'

/** Derives a new record's slug from its title until the slug is edited. */
export function useSlugFromTitle(form: UseFormReturn<FormValues>, entity: Entity, isNew: boolean): void {
  const slug = Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'slug')
  useEffect(() => {
    if (!isNew || !slug || slug === entity.title) return
    let made = ''
    const subscription = form.watch(async (values, { name }) => {
      if (name !== entity.title || values[slug] !== made) return
      const title = String(values[entity.title] ?? '')
      const slugged = await slugOf(title)
      // More may have been typed since.
      if (form.getValues(entity.title) !== title || form.getValues(slug) !== made) return
      made = slugged
      form.setValue(slug, made, { shouldDirty: true })
    })
    return () => subscription.unsubscribe()
  }, [form, entity, isNew, slug])
}

/** As the server makes it. The table of letters is loaded for the first title that needs it. */
function slugOf(title: string): string | Promise<string> {
  if (/^[\x20-\x7e]*$/.test(title)) return plainSlug(title)
  return import('@/lib/platform/address-slug').then(({ addressSlug }) => addressSlug(title))
}
