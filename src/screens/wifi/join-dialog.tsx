import { useStore } from '@nanostores/preact'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { CheckField } from '../../ui/form/check-field'
import { PasswordField } from '../../ui/form/password-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Banner } from '../../ui/status/banner'
import { EapFields } from './eap-fields'
import type { WifiModel } from './model'
import type { JoinTarget } from './network-values'
import { KINDS } from './securities'

interface Props {
  model: WifiModel
  target: JoinTarget
  onClose: () => void
}

export function JoinDialog({ model, target, onClose }: Props) {
  const { t } = useText()
  const form = useForm(() => model.joinForm(target))
  const { security } = useStore(form.$values)
  const { ssid = '', other = false } = target
  const title = other ? t('wifi.joinOther') : t('wifi.joinNamed', { ssid })
  // The panel is not to join what the user has cancelled.
  const close = () => {
    form.stop()
    onClose()
  }
  return (
    <FormDialog of={form} title={title} save={t('wifi.join')} onClose={close}>
      {other && (
        <>
          <TextField of={form} name="ssid" label={t('common.term.ssid')} required first />
          <CheckField of={form} name="hidden" label={t('wifi.hidden')} hint={t('wifi.hidden.hint')} />
          <SelectField
            of={form}
            name="security"
            label={t('common.term.security')}
            options={[
              { value: 'personal', text: t(KINDS.personal) },
              { value: 'enterprise', text: t(KINDS.enterprise) },
              { value: 'open', text: t(KINDS.open) }
            ]}
          />
        </>
      )}
      {security === 'open' && <Banner tone="warn">{t('wifi.openWarning')}</Banner>}
      {security === 'personal' && (
        <PasswordField
          of={form}
          name="password"
          label={t('common.term.password')}
          hint={t('wifi.password.hint')}
          autoComplete="off"
          required
          first={!other}
        />
      )}
      {security === 'enterprise' && <EapFields of={form} />}
    </FormDialog>
  )
}
