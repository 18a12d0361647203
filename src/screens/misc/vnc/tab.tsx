import { useStore } from '@nanostores/preact'
import { vncUpdate } from '../../../api/generated/limits/vnc'
import type { VncSettings } from '../../../api/vnc'
import type { SettingsForm } from '../../../lib/form/settings-form'
import { useText } from '../../../lib/text/use-text'
import { FieldGroup } from '../../../ui/form/field-group'
import { NumberField } from '../../../ui/form/number-field'
import { SwitchField } from '../../../ui/form/switch-field'
import { TextField } from '../../../ui/form/text-field'
import { CardDialog } from '../card/card-dialog'
import { Interrupted } from '../card/interrupted'
import type { SettingsProps } from '../cards'
import { ControlFields } from './control-fields'
import { VNC } from './form'
import { PasswordFields } from './password-fields'
import type { VncValues } from './values'

/** The settings of the VNC server. */
export default function VncSettingsDialog(props: SettingsProps<'vnc'>) {
  const { t } = useText()
  const labels = {
    enabled: t('miscVnc.enabled'),
    port: t('common.term.port'),
    monitor_mode: t('miscVnc.monitorMode'),
    control_minutes: t('miscVnc.controlMinutes'),
    shared: t('miscVnc.shared'),
    timeout_minutes: t('miscVnc.timeout'),
    allowed_networks: t('common.term.allowedNetworks')
  }
  const [firstPort, lastPort] = vncUpdate.port
  return (
    <CardDialog {...props} settings={VNC} labels={labels} risk={t('miscVnc.risk')}>
      {form => (
        <>
          <SwitchField of={form} name="enabled" label={labels.enabled} hint={t('miscVnc.enabled.hint')} />
          <NumberField
            required
            of={form}
            name="port"
            label={labels.port}
            hint={t('common.term.range', { first: firstPort, last: lastPort })}
          />
          <PasswordFields of={form} />
          <ControlFields of={form} labels={labels} />
          <FieldGroup title={t('miscVnc.viewers')}>
            <SwitchField of={form} name="shared" label={labels.shared} />
            <NumberField
              required
              of={form}
              name="timeout_minutes"
              label={labels.timeout_minutes}
              hint={t('common.term.zeroToNever', { last: vncUpdate.timeout_minutes[1] })}
            />
            <TextField
              of={form}
              name="allowed_networks"
              label={labels.allowed_networks}
              hint={t('misc.networks.hint')}
            />
          </FieldGroup>
          <SaveNotice of={form} />
        </>
      )}
    </CardDialog>
  )
}

/** Every change ends all connections. */
function SaveNotice({ of: form }: { of: SettingsForm<VncValues, VncSettings> }) {
  const changed = useStore(form.$changed)
  const { enabled } = useStore(form.$stored)
  return enabled && changed.length > 0 ? <Interrupted by="vnc" /> : null
}
