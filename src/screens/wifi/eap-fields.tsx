import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { CheckField } from '../../ui/form/check-field'
import { FormFile } from '../../ui/form/form-file'
import { PasswordField } from '../../ui/form/password-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Banner } from '../../ui/status/banner'
import { CA_EXTENSIONS, CERTIFICATE_EXTENSIONS, KEY_EXTENSIONS } from './network-rules'
import { holdsKey, INNER, type JoinValues } from './network-values'

/** The fields that the 802.1X method needs. */
export function EapFields({ of: form }: { of: Form<JoinValues> }) {
  const { t } = useText()
  const { method, validateServer, clientCertificate } = useStore(form.$values)
  const isTls = method === 'TLS'
  return (
    <>
      <SelectField
        of={form}
        name="method"
        label={t('common.term.eapMethod')}
        options={(['PEAP', 'TLS', 'TTLS', 'FAST'] as const).map(value => ({ value, text: `EAP-${value}` }))}
      />
      {!isTls && (
        <SelectField
          of={form}
          name="inner"
          label={t('wifi.eap.inner')}
          options={INNER[method].map(value => ({ value, text: value }))}
        />
      )}
      <TextField of={form} name="identity" label={t('wifi.eap.identity')} required />
      {!isTls && (
        <>
          <TextField
            of={form}
            name="anonymousIdentity"
            label={t('wifi.eap.anonymous')}
            hint={t('wifi.eap.anonymous.hint')}
          />
          <PasswordField of={form} name="password" label={t('common.term.password')} autoComplete="off" required />
        </>
      )}
      <CheckField of={form} name="validateServer" label={t('wifi.eap.validate')} />
      {validateServer ? (
        <>
          <FormFile required of={form} name="caCertificate" label={t('wifi.eap.ca')} extensions={CA_EXTENSIONS} />
          <TextField
            of={form}
            name="serverName"
            label={t('common.term.serverName')}
            hint={t('wifi.eap.serverName.hint')}
          />
        </>
      ) : (
        <Banner tone="warn">{t('wifi.eap.validate.off')}</Banner>
      )}
      {isTls && (
        <>
          <FormFile
            required
            of={form}
            name="clientCertificate"
            label={t('wifi.eap.certificate')}
            extensions={CERTIFICATE_EXTENSIONS}
          />
          {!holdsKey(clientCertificate) && (
            <FormFile
              required
              of={form}
              name="clientKey"
              label={t('common.term.privateKey')}
              extensions={KEY_EXTENSIONS}
            />
          )}
          <PasswordField
            of={form}
            name="key_password"
            label={t('common.term.keyPassword')}
            hint={t('wifi.eap.keyPassword.hint')}
            autoComplete="off"
          />
        </>
      )}
    </>
  )
}
