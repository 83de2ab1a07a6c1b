import { Field, Input } from '@/components/ui/field'

/** Disables auto-capitalization and spell checking. */
export function UsernameField({ hint }: { hint?: string }) {
  return (
    <Field id="username" label="Username" hint={hint}>
      {(control) => (
        <Input
          {...control}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
