'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { addressSlug } from '@/lib/platform/address-slug'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { FormValues } from '@/lib/records/declare/form-values'

/** Derives a new record's slug from its title until the slug is edited. */
export function useSlugFromTitle(form: UseFormReturn<FormValues>, entity: Entity, isNew: boolean): void {
  const slug = Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'slug')
  useEffect(() => {
    if (!isNew || !slug || slug === entity.title) return
    let made = ''
    const subscription = form.watch((values, { name }) => {
      if (name !== entity.title || values[slug] !== made) return
      made = addressSlug(String(values[entity.title] ?? ''))
      form.setValue(slug, made, { shouldDirty: true })
    })
    return () => subscription.unsubscribe()
  }, [form, entity, isNew, slug])
}
