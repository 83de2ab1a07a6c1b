import { AD_FORM, type LeadSource } from '@/lib/leads/sources/lead-source'

export const metaLeadForm: LeadSource = { ...AD_FORM, key: 'meta-lead-form', name: 'Meta lead form' }
