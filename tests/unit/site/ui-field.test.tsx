import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, Input } from '@/components/ui/field'

const draw = (hint?: string, error?: string) =>
  renderToStaticMarkup(
    <Field id="phone" label="Phone number" hint={hint} error={error}>
      {(control) => <Input {...control} />}
    </Field>,
  )

test('a field ties label, hint and error to its control', () => {
  const html = draw('So a person can call you.', 'Please enter a valid phone number')
  expect(html).toContain('for="phone"')
  expect(html).toContain('aria-describedby="phone-hint phone-error"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('id="phone-hint"')
  expect(html).toMatch(/id="phone-error"[^>]*aria-live="polite"[^>]*>.*Please enter a valid phone number/)
})

test('a valid field has no description, but its error region exists for announcements', () => {
  const html = draw()
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid="')
  expect(html).toContain('id="phone-error"')
})

test('buttons have the specified heights: 44, 40, 48 and a square of 44', () => {
  const styles = readFileSync('app/styles/component-classes.css', 'utf8')
  const sizeOf = (size?: 'sm' | 'lg' | 'icon') => {
    const [, name = ''] = /(button-size-\w+)/.exec(buttonVariants({ size })) ?? []
    return styles.split(`.${name} {`)[1]?.split('}')[0]
  }
  expect(sizeOf()).toContain('min-h-11')
  expect(sizeOf('sm')).toContain('min-h-10')
  expect(sizeOf('lg')).toContain('md:min-h-12')
  expect(sizeOf('icon')).toContain('size-11')
})

test('a button submits only on request, and can style another element', () => {
  expect(renderToStaticMarkup(<Button>Back</Button>)).toContain('type="button"')
  const link = renderToStaticMarkup(
    <Button asChild variant="copper">
      <a href="/contact">Contact</a>
    </Button>,
  )
  expect(link).toMatch(/^<a [^>]*href="\/contact"/)
  expect(link).toContain('button-copper')
})
