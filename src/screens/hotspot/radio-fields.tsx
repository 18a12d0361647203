import { useStore } from '@nanostores/preact'
import type { HotspotRegion } from '../../api/hotspot'
import type { Form } from '../../lib/form/form'
import { joinDetail } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { $device } from '../../stores/device'
import { NumberField } from '../../ui/form/number-field'
import { SelectField } from '../../ui/form/select-field'
import { SwitchField } from '../../ui/form/switch-field'
import { Columns } from '../../ui/page/columns'
import styles from './hotspot.module.css'
import type { Labels } from './labels'
import { channelsFor, type HotspotValues } from './settings-values'

interface Props {
  of: Form<HotspotValues>
  labels: Labels
  regions: readonly HotspotRegion[]
}

export function RadioFields({ of: form, labels, regions }: Props) {
  const { t, language } = useText()
  const { wifiCount } = useStore($device)
  const values = useStore(form.$values)
  const channels = channelsFor(regions, values).map(channel => ({ value: String(channel), text: String(channel) }))
  return (
    <>
      <h3 className={styles.group}>{t(wifiCount > 1 ? 'hotspot.radio.first' : 'common.term.radio')}</h3>
      <Columns>
        <SelectField
          of={form}
          name="country"
          label={labels.country}
          hint={t('hotspot.country.hint')}
          options={regions.map(({ country }) => ({ value: country, text: countryName(country, language) }))}
        />
        <SelectField
          of={form}
          name="band"
          label={labels.band}
          options={[
            { value: '2.4', text: '2.4 GHz' },
            { value: '5', text: '5 GHz' }
          ]}
        />
        <SelectField
          of={form}
          name="channel"
          label={labels.channel}
          options={[{ value: '0', text: t('hotspot.channel.auto') }, ...channels]}
        />
        <NumberField
          of={form}
          name="max_clients"
          label={labels.max_clients}
          hint={t('common.term.oneToTen')}
          required
        />
        <NumberField
          of={form}
          name="auto_off_minutes"
          label={labels.auto_off_minutes}
          hint={t(values.use === 'wifi_lost' ? 'hotspot.autoOff.hint.wifiLost' : 'common.term.minutesOrNever')}
          unit={t('units.minutes')}
          required
        />
      </Columns>
      <SwitchField of={form} name="hidden" label={labels.hidden} />
      <SwitchField of={form} name="isolate" label={labels.isolate} hint={t('hotspot.isolate.hint')} />
    </>
  )
}

/** The country in the user's language, or its code if the browser has no name for it. */
function countryName(code: string, language: string): string {
  if (typeof Intl.DisplayNames !== 'function') return code
  return joinDetail(new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code, code)
}
