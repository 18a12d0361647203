import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { $device } from '../../../stores/device'
import { CheckField } from '../../../ui/form/check-field'
import { NumberField } from '../../../ui/form/number-field'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { Columns } from '../../../ui/page/columns'
import { interfaceOptions } from './interfaces'
import type { OpcUaSettingsForm } from './settings-form'

export function ServerFields({ of: form }: { of: OpcUaSettingsForm }) {
  const { t } = useText()
  const { ethCount } = useStore($device)
  return (
    <>
      <TextField
        required
        of={form}
        name="application_name"
        label={t('opcuaServer.applicationName')}
        hint={t('opcuaServer.applicationName.hint')}
      />
      <Columns>
        <NumberField required of={form} name="port" label={t('common.term.port')} hint={t('opcuaServer.port.hint')} />
        <SelectField
          of={form}
          name="interface"
          label={t('opcuaServer.interface')}
          options={interfaceOptions(t, ethCount)}
        />
      </Columns>
      <CheckField of={form} name="autostart" label={t('common.term.autostart')} />
    </>
  )
}
