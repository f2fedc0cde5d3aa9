import { type ComponentProps, type ReactNode, useId } from 'react'
import { box, boxHeight, describedBy, edge, FieldFrame, type FrameProps, splitFrame } from '#backoffice/ui/field/field-frame.tsx'

type Input = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className'> & { value: string; onChange: (value: string) => void }

/** A line of text: label above, help and error in words below. `end` stands within its end. */
export function TextField({ end, ...props }: FrameProps & Input & { end?: ReactNode }) {
  const id = useId()
  const { frame, input } = splitFrame(props)
  return (
    <FieldFrame id={id} {...frame}>
      <div className="relative">
        <input
          id={id}
          {...describedBy(id, frame)}
          {...input}
          onChange={(event) => input.onChange(event.target.value)}
          className={`${box} ${boxHeight} ${edge(frame.error)} ${end ? 'pr-10 max-md:pr-12' : ''}`}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
    </FieldFrame>
  )
}

type Area = Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'className'> & { value: string; onChange: (value: string) => void }

/** Several lines of text; grows with them. */
export function TextAreaField(props: FrameProps & Area) {
  const id = useId()
  const { frame, input } = splitFrame(props)
  return (
    <FieldFrame id={id} {...frame}>
      <textarea
        id={id}
        rows={3}
        {...describedBy(id, frame)}
        {...input}
        onChange={(event) => input.onChange(event.target.value)}
        className={`block field-sizing-content max-h-100 min-h-20 py-2 ${box} ${edge(frame.error)}`}
      />
    </FieldFrame>
  )
}
