import { useStore } from '@nanostores/preact'
import { timeSettings } from '../../../api/generated/limits/misc-services'
import { useModel } from '../../../lib/browser/use-model'
import type { Form } from '../../../lib/form/form'
import type { SettingsForm } from '../../../lib/form/settings-form'
import { useText } from '../../../lib/text/use-text'
import { CheckField } from '../../../ui/form/check-field'
import { NumberField } from '../../../ui/form/number-field'
import { TextField } from '../../../ui/form/text-field'
import { CardDialog } from '../card/card-dialog'
import { Interrupted } from '../card/interrupted'
import type { SettingsProps } from '../cards'
import { SERVERS, TIME, type TimeValues } from './forms/time'
import { createZones } from './forms/zones'
import { TestSection } from './test-section'
import { ZoneField } from './zone-field'

export function TimeDialog(props: SettingsProps) {
  const { t } = useText()
  const zones = useModel(createZones)
  const labels = {
    synchronise: t('miscSettings.time.synchronise'),
    server1: t('miscSettings.time.server', { number: 1 }),
    server2: t('miscSettings.time.server', { number: 2 }),
    server3: t('miscSettings.time.server', { number: 3 }),
    server4: t('miscSettings.time.server', { number: 4 }),
    interval_minutes: t('miscSettings.time.interval'),
    zone: t('miscSettings.time.zone')
  }
  return (
    <CardDialog {...props} settings={TIME} labels={labels} risk={t('miscSettings.time.risk')}>
      {form => (
        <>
          <ZoneField of={form} zones={zones} label={labels.zone} />
          <CheckField of={form} name="synchronise" label={labels.synchronise} role="switch" />
          {SERVERS.map(server => (
            <TextField key={server} of={form} name={server} label={labels[server]} />
          ))}
          <NumberField
            required
            of={form}
            name="interval_minutes"
            label={labels.interval_minutes}
            hint={t('common.term.range', {
              first: timeSettings.interval_minutes[0],
              last: timeSettings.interval_minutes[1]
            })}
          />
          <ClockNotice of={form} />
          <TimeTest of={form} />
        </>
      )}
    </CardDialog>
  )
}

function TimeTest({ of: form }: { of: Form<TimeValues> }) {
  const { t } = useText()
  const isEmpty = serversIn(useStore(form.$values)).length === 0
  return (
    <TestSection
      label={t('miscSettings.time.test')}
      hint={t('miscSettings.time.test.hint')}
      disabled={isEmpty}
      run={tests => tests.time(serversIn(form.$values.get()))}
      passed={({ offset_milliseconds: offset }) => t('miscSettings.time.passed', { seconds: secondsText(offset ?? 0) })}
    />
  )
}

const serversIn = (values: TimeValues) => SERVERS.map(server => values[server].trim()).filter(server => server !== '')

/** With its sign, to a tenth. */
const secondsText = (milliseconds: number) =>
  `${milliseconds < 0 ? '−' : '+'}${Math.abs(milliseconds / 1000).toFixed(1)}`

/** Whom a save that moves the clock interrupts. */
function ClockNotice({ of: form }: { of: SettingsForm<TimeValues> }) {
  const changed = useStore(form.$changed)
  return changed.includes('zone') || changed.includes('synchronise') ? <Interrupted by="clock" /> : null
}
