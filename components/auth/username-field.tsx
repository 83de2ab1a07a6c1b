import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

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
