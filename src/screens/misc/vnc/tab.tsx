import { useStore } from '@nanostores/preact'
import type { VncSettings } from '../../../api/vnc'
import type { SettingsForm } from '../../../lib/form/settings-form'
import { useText } from '../../../lib/text/use-text'
import { FieldsFor } from '../../../ui/form/field-for'
import { FieldGroup } from '../../../ui/form/field-group'
import { CardDialog } from '../card/card-dialog'
import { Interrupted } from '../card/interrupted'
import type { SettingsProps } from '../cards'
import { ControlFields } from './control-fields'
import { VNC, type VncValues } from './form'
import { PasswordFields } from './password-fields'

/** The settings of the VNC server. */
export default function VncSettingsDialog(props: SettingsProps<'vnc'>) {
  const { t } = useText()
  return (
    <CardDialog
      {...props}
      settings={VNC}
      risk={t('miscVnc.risk')}
      fields={form => (
        <>
          <FieldsFor of={form} names={['enabled', 'port']} />
          <PasswordFields of={form} />
          <ControlFields of={form} />
          <FieldGroup title={t('miscVnc.viewers')}>
            <FieldsFor of={form} names={['shared', 'timeout_minutes', 'allowed_networks']} />
          </FieldGroup>
          <SaveNotice of={form} />
        </>
      )}
    />
  )
}

/** Every change ends all connections. */
function SaveNotice({ of: form }: { of: SettingsForm<VncValues, VncSettings> }) {
  const changed = useStore(form.$changed)
  const { enabled } = useStore(form.$stored)
  return enabled && changed.length > 0 ? <Interrupted by="vnc" /> : null
}
