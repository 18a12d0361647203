import { useStore } from '@nanostores/preact'
import { useLocation } from 'wouter'
import type { RadioId } from '../../api/wifi'
import { choiceFilter } from '../../lib/browser/url-filters'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { createPageFilters } from '../../stores/address/page-filters'
import { Tabs } from '../../ui/page/tabs'
import { Radio } from './radio'
import { FIRST_RADIO, radioName, radiosOf } from './radios'

/** One radio at a time, kept in the address. */
export function RadioTabs({ count }: { count: number }) {
  const { t } = useText()
  const radios = radiosOf(count)
  const { $filters } = useModel(() =>
    createPageFilters<{ radio: RadioId }>({ radio: choiceFilter(radios, 'wifi.radios') })
  )
  const { radio } = useStore($filters)
  // Unlike a filter, navigation is confirmed first while there is unsaved input.
  const [path, navigate] = useLocation()
  return (
    <Tabs
      label={t('wifi.radios')}
      tabs={radios.map(id => ({ id, text: radioName(id, t) }))}
      current={radio}
      onPick={id => id !== radio && navigate(id === FIRST_RADIO ? path : `${path}?radio=${id}`)}
    >
      <Radio radio={radio} />
    </Tabs>
  )
}
