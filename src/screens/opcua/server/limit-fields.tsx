import { opcUaLimits } from '../../../api/generated/limits/opcua'
import { fieldsOf } from '../../../lib/form/fields'
import { formatNumber } from '../../../lib/text/format'
import { useText } from '../../../lib/text/use-text'
import { NumberField } from '../../../ui/form/number-field'
import { Columns } from '../../../ui/page/columns'
import { Disclosure } from '../../../ui/page/disclosure'
import type { OpcUaSettingsForm } from './settings-form'
import { settingsLabels } from './settings-labels'

/** Communication parameters of the server. */
export function LimitFields({ of: form }: { of: OpcUaSettingsForm }) {
  const { t } = useText()
  const labels = settingsLabels(t)
  return (
    <Disclosure label={t('opcuaServer.limits')}>
      <Columns>
        {fieldsOf(opcUaLimits).map(limit => {
          const [min, max] = opcUaLimits[limit]
          return (
            <NumberField
              key={limit}
              required
              of={form}
              name={limit}
              label={labels[limit]}
              hint={t('common.term.range', { first: formatNumber(min), last: formatNumber(max) })}
            />
          )
        })}
      </Columns>
    </Disclosure>
  )
}
