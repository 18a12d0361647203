import { useStore } from '@nanostores/preact'
import { environment } from '../../lib/environment'
import type { Form } from '../../lib/form/form'
import { useForm } from '../../lib/form/use-form'
import { parseDeviceTime, showDeviceTime } from '../../lib/text/time-text'
import { withTypedTime } from '../../lib/text/typed-time'
import { useText } from '../../lib/text/use-text'
import { dayOf } from '../../lib/time-range/calendar'
import { parseRange, type RangeInput } from '../../lib/time-range/range-rules'
import { FormDialog } from '../dialog/form-dialog'
import { TextField } from '../form/text-field'
import { Disclosure } from '../page/disclosure'
import { Part } from '../status/part'

const loadCalendar = () => import('./calendar')

/** Undefined while the clock is unknown. */
function deviceDay(): number | undefined {
  const now = parseDeviceTime(environment.deviceTimeText?.() ?? '')
  return now === undefined ? undefined : dayOf(now)
}

const dateText = (day: number) => showDeviceTime(day).slice(0, 10)

interface RangeDialogProps {
  createForm: () => Form<RangeInput>
  /** Whether the times of day that are shown first were chosen, so that another day keeps them. */
  isCustom?: boolean
  onClose: () => void
}

export function RangeDialog({ createForm, isCustom = false, onClose }: RangeDialogProps) {
  const { t } = useText()
  const form = useForm(createForm)
  const shown = parseRange(useStore(form.$values))
  const title = t('range.title')
  /** Times of day that were typed are kept. */
  const setDay = (field: keyof RangeInput, day: number) => {
    const isTyped = isCustom || form.$changed.get().includes(field)
    form.set(field, isTyped ? withTypedTime(dateText(day), form.$values.get()[field]) : dateText(day))
  }
  const pick = (first: number, last: number) => {
    setDay('from', first)
    setDay('to', last)
  }
  return (
    <FormDialog short of={form} title={title} save={t('range.show')} onClose={onClose}>
      <TextField of={form} name="from" label={t('range.from')} hint={t('range.hint')} required first />
      <TextField of={form} name="to" label={t('range.to')} hint={t('range.hint.end')} required />
      <Disclosure label={t('range.calendar')} lazy>
        <Part name="calendar" load={loadCalendar} with={{ shown, today: deviceDay(), onPick: pick }} />
      </Disclosure>
    </FormDialog>
  )
}
