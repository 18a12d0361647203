import { useText } from '../../../lib/text/use-text'
import { FieldsFor } from '../../../ui/form/field-for'
import { FieldGroup } from '../../../ui/form/field-group'
import { CardDialog } from '../card/card-dialog'
import { SaveNotice } from '../card/interrupted'
import type { SettingsProps } from '../cards'
import { ControlFields } from './control-fields'
import { VNC } from './form'
import { PasswordFields } from './password-fields'

/** The settings of the VNC server. */
export default function VncSettingsDialog(props: SettingsProps<'vnc'>) {
  const { t } = useText()
  return (
    <CardDialog
      {...props}
      settings={VNC}
      risk={t('miscVnc.risk')}
      notice={form => <SaveNotice of={form} by="vnc" />}
      fields={form => (
        <>
          <FieldsFor of={form} names={['enabled', 'port']} />
          <PasswordFields of={form} />
          <ControlFields of={form} />
          <FieldGroup title={t('miscVnc.viewers')}>
            <FieldsFor of={form} names={['shared', 'timeout_minutes', 'allowed_networks']} />
          </FieldGroup>
        </>
      )}
    />
  )
}
