/** Who may register on /login (reading 1). */
export type RegistrationOffer =
  | { kind: 'first'; needsSetupToken: boolean }
  | { kind: 'invited'; email: string }
  | { kind: 'invitation-unusable'; why: 'used' | 'expired' | 'gone' }
  | { kind: 'closed' }
