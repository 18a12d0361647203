import { useStore } from '@nanostores/preact'
import type { Form } from '../../../lib/form/form'
import { lastKnown } from '../../../lib/remote/last-known'
import { joinDetail } from '../../../lib/text/join'
import { useText } from '../../../lib/text/use-text'
import { SelectField } from '../../../ui/form/select-field'
import type { TimeValues } from './form'
import { offsetText, type Zones } from './zones'

interface Props {
  of: Form<TimeValues>
  zones: Zones
  label: string
}

/** While the zones are unknown, the saved one is the only choice. */
export function ZoneField({ of: form, zones, label }: Props) {
  const { t } = useText()
  const known = lastKnown(useStore(zones)) ?? []
  return (
    <SelectField<TimeValues, string>
      of={form}
      name="zone"
      label={label}
      hint={t('miscSettings.time.zone.hint')}
      options={known.map(({ name, offset_minutes: offset }) => ({
        value: name,
        text: joinDetail(name, offsetText(offset))
      }))}
    />
  )
}
