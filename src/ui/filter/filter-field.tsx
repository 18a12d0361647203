import { useEffect, useRef, useState } from 'react'
import { tooLong } from '../../lib/form/too-long'
import { useText } from '../../lib/text/use-text'
import type { FieldTexts } from '../form/field'
import { TextField, type TextSettings } from '../form/text-field'
import type { FreeField } from '../form/use-field'

const PAUSE_MS = 300

interface Limit {
  /** The most characters. */
  maxLength?: number
}

/** Its label is the placeholder, where it is bare. */
type FilterFieldProps = FieldTexts & TextSettings & FreeField<string> & Limit

/** A text field that reports what is typed after a pause, so that not every character is a request, and nothing that is too long. */
export function FilterField({ value, maxLength, error, onPick, ...settings }: FilterFieldProps) {
  const { t } = useText()
  const [typed, setTyped] = useState(value)
  const reported = useRef(value)
  const overlong = tooLong(typed, maxLength)
  // Another value is not what was typed here, but comes from the address or a button.
  useEffect(() => {
    if (value !== reported.current) setTyped(value)
    reported.current = value
  }, [value])
  useEffect(() => {
    if (typed === reported.current || overlong) return
    const timer = setTimeout(() => {
      reported.current = typed
      onPick(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      {...(settings.bare && { placeholder: settings.label })}
      {...settings}
      value={typed}
      error={overlong ? t(overlong) : error}
      onPick={setTyped}
    />
  )
}
