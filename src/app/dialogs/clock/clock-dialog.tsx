import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { spanText } from '../../../lib/text/time-span'
import { showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { $clock, deviceNow } from '../../../stores/clock'
import { closeDialog } from '../../../stores/dialogs'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { TextField } from '../../../ui/form/text-field'
import { Button } from '../../../ui/page/button'
import { type ClockChange, createClockChange } from './clock-change'
import { ClockConfirmation } from './clock-confirmation'

export default function ClockDialog() {
  const change = useModel(createClockChange)
  const jump = useStore(change.$jump)
  useEffect(() => change.form.discard, [change])
  return jump ? <ClockConfirmation jump={jump} change={change} /> : <ClockForm change={change} />
}

function ClockForm({ change }: { change: ClockChange }) {
  const { t } = useText()
  useEffect(() => $clock.listen(change.tick), [change])
  const { since } = useStore($clock)
  const [panel, browser] = [deviceNow(), change.browserNow()]
  return (
    <FormDialog
      short
      of={change.form}
      title={t('shell.changeTime')}
      save={t('time.continue')}
      replaced
      onClose={closeDialog}
    >
      <TextField
        first
        required
        of={change.form}
        name="time"
        label={t('common.term.dateAndTime')}
        placeholder="YYYY/MM/DD HH:mm:ss"
        hint={t('time.format')}
      />
      <DataList>
        {since && <DataRow label={t('common.term.dateAndTime')}>{t('shell.clockEstimated', { since })}</DataRow>}
        <DataRow label={t('time.browser')}>{showDeviceTime(browser)}</DataRow>
        {panel !== undefined && <DataRow label={t('time.difference')}>{spanText(panel - browser, t)}</DataRow>}
      </DataList>
      <Button icon="clock" onClick={change.takeBrowserTime}>
        {t('time.useBrowserTime')}
      </Button>
    </FormDialog>
  )
}
