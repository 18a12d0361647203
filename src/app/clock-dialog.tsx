import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { $i18n } from '../lib/i18n'
import { useModel } from '../lib/use-model'
import { closeDialog } from '../stores/dialogs'
import { Button } from '../ui/button'
import { TextField } from '../ui/text-field'
import { type ClockChange, createClockChange } from './clock-change'
import { ClockConfirmation } from './clock-confirmation'
import { ShortFormDialog } from './short-form-dialog'

export default function ClockDialog() {
  const change = useModel(createClockChange)
  const jump = useStore(change.$jump)
  useEffect(() => change.form.discard, [change])
  return jump ? <ClockConfirmation jump={jump} change={change} /> : <ClockForm change={change} />
}

function ClockForm({ change }: { change: ClockChange }) {
  const { t } = useStore($i18n)
  return (
    <ShortFormDialog
      of={change.form}
      title={t('shell.changeTime')}
      verb={t('time.continue')}
      onSaved={() => {}}
      onCancel={closeDialog}
    >
      <TextField
        first
        required
        of={change.form}
        name="time"
        label={t('time.dateAndTime')}
        placeholder="YYYY/MM/DD HH:mm:ss"
        hint={t('time.format')}
      />
      <Button icon="clock" onClick={change.takeBrowserTime}>
        {t('time.useBrowserTime')}
      </Button>
    </ShortFormDialog>
  )
}
