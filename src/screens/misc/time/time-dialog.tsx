import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import type { Form } from '../../../lib/form/form'
import { formatNumber } from '../../../lib/text/format'
import { useText } from '../../../lib/text/use-text'
import { FieldsFor } from '../../../ui/form/field-for'
import { CardDialog } from '../card/card-dialog'
import { TestSection } from '../card/test-section'
import type { SettingsProps } from '../cards'
import { ClockNotice } from './clock-notice'
import { SERVERS, TIME, type TimeValues } from './form'
import { ZoneField } from './zone-field'
import { createZones } from './zones'

export function TimeDialog(props: SettingsProps) {
  const { t } = useText()
  const zones = useModel(createZones)
  return (
    <CardDialog
      {...props}
      settings={TIME}
      risk={t('miscSettings.time.risk')}
      notice={form => <ClockNotice of={form} zones={zones} />}
      fields={form => (
        <>
          <ZoneField of={form} zones={zones} label={t('miscSettings.time.zone')} />
          <FieldsFor of={form} names={['synchronise', ...SERVERS, 'interval_minutes']} />
          <TimeTest of={form} />
        </>
      )}
    />
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
  `${milliseconds < 0 ? '−' : '+'}${formatNumber(Math.abs(milliseconds / 1000), 1)}`
