import type { ComponentProps } from 'react'
import type { CodeEntry } from '#app/features/sign-in/code/use-code-entry.ts'
import { Field } from '#app/ui/field.tsx'

/** One field for all digits, so that autofill, screen readers and pasting handle the whole code. */
export function CodeField({ entry, label, ...rest }: { entry: CodeEntry; label: string } & Pick<ComponentProps<'input'>, 'maxLength'>) {
  return <Field label={label} className="sign-in-code" spellCheck={false} {...rest} {...entry.field} />
}
