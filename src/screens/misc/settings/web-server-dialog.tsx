import { useState } from 'react'
import { useText } from '../../../lib/text/use-text'
import { FieldsFor } from '../../../ui/form/field-for'
import { Button } from '../../../ui/page/button'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { CertificateDialog } from './certificate-dialog'
import { WEB_SERVER } from './forms/web-server'

export function WebServerDialog(props: SettingsProps) {
  const { t } = useText()
  const [certificate, setCertificate] = useState(false)
  return (
    <>
      <CardDialog {...props} settings={WEB_SERVER} risk={t('miscSettings.web.risk')}>
        {form => (
          <>
            <FieldsFor of={form} />
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
