import { useEffect, useRef, useState } from 'react'
import { tooLong } from '../../lib/form/too-long'
import type { FieldTexts } from '../form/field'
import { TextField, type TextSettings } from '../form/text-field'
import type { FreeField } from '../form/use-field'

const PAUSE_MS = 300

type FilterFieldProps = FieldTexts & TextSettings & FreeField<string>

/** A text field that reports what is typed after a pause, so that not every character is a request, and nothing that is too long. */
export function FilterField({ value, onPick, ...settings }: FilterFieldProps) {
  const [typed, setTyped] = useState(value)
  const reported = useRef(value)
  // Another value is not what was typed here, but comes from the address or a button.
  useEffect(() => {
    if (value !== reported.current) setTyped(value)
    reported.current = value
  }, [value])
  useEffect(() => {
    if (typed === reported.current || tooLong(typed, settings.maxLength)) return
    const timer = setTimeout(() => {
      reported.current = typed
      onPick(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return <TextField {...settings} value={typed} onPick={setTyped} />
}
