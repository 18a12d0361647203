import { useState } from 'react'
import { webServerSettings } from '../../../api/generated/limits/misc-web'
import { useText } from '../../../lib/text/use-text'
import { NumberField } from '../../../ui/form/number-field'
import { SwitchField } from '../../../ui/form/switch-field'
import { TextField } from '../../../ui/form/text-field'
import { Button } from '../../../ui/page/button'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { CertificateDialog } from './certificate-dialog'
import { WEB_SERVER } from './forms/web-server'

export function WebServerDialog(props: SettingsProps) {
  const { t } = useText()
  const [certificate, setCertificate] = useState(false)
  const labels = {
    redirect: t('miscSettings.web.redirect'),
    idle_minutes: t('miscSettings.web.idle'),
    allowed_networks: t('common.term.allowedNetworks')
  }
  return (
    <>
      <CardDialog {...props} settings={WEB_SERVER} labels={labels} risk={t('miscSettings.web.risk')}>
        {form => (
          <>
            <SwitchField of={form} name="redirect" label={labels.redirect} hint={t('miscSettings.web.redirect.hint')} />
            <NumberField
              required
              of={form}
              name="idle_minutes"
              label={labels.idle_minutes}
              hint={t('common.term.range', {
                first: webServerSettings.idle_minutes[0],
                last: webServerSettings.idle_minutes[1]
              })}
            />
            <TextField
              of={form}
              name="allowed_networks"
              label={labels.allowed_networks}
              hint={t('misc.networks.hint')}
            />
            <Button icon="key" onClick={() => setCertificate(true)}>
              {t('miscSettings.certificate')}
            </Button>
          </>
        )}
      </CardDialog>
      {certificate && <CertificateDialog onClose={() => setCertificate(false)} onSaved={props.onSaved} />}
    </>
  )
}
