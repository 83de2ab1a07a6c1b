import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** A username as it is stored: no phone makes its first letter a capital, no browser corrects it. */
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
