import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Form } from '../../../lib/form/form'
import { lastKnown } from '../../../lib/remote/last-known'
import { joinDetail } from '../../../lib/text/join'
import { useText } from '../../../lib/text/use-text'
import { SearchField } from '../../../ui/form/search-field'
import { SelectField } from '../../../ui/form/select-field'
import type { TimeValues } from './form'
import { offsetText, type Zones } from './zones'

interface Props {
  of: Form<TimeValues>
  zones: Zones
  label: string
}

const plain = (text: string) => text.replace(/_/g, ' ').toLowerCase()

const isMatch = (text: string, search: string) => plain(text).includes(plain(search.trim()))

/** While the zones are unknown, the saved one is the only choice; the chosen one always is. */
export function ZoneField({ of: form, zones, label }: Props) {
  const { t } = useText()
  const known = lastKnown(useStore(zones)) ?? []
  const { zone } = useStore(form.$values)
  const [search, setSearch] = useState('')
  const options = known.map(({ name, offset_minutes: offset }) => ({
    value: name,
    text: joinDetail(name, offsetText(offset))
  }))
  return (
    <>
      <SearchField label={t('miscSettings.time.zone.search')} value={search} onPick={setSearch} />
      <SelectField<TimeValues, string>
        of={form}
        name="zone"
        label={label}
        hint={t('miscSettings.time.zone.hint')}
        options={options.filter(({ value, text }) => value === zone || isMatch(text, search))}
      />
    </>
  )
}
