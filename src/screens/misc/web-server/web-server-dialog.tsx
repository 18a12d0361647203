import { useState } from 'react'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { CertificateDialog } from './certificate-dialog'
import { WEB_SERVER } from './form'

export function WebServerDialog(props: SettingsProps) {
  const { t } = useText()
  const [certificate, setCertificate] = useState(false)
  return (
    <>
      <CardDialog {...props} settings={WEB_SERVER} risk={t('miscSettings.web.risk')}>
        {() => (
          <Button icon="key" asks onClick={() => setCertificate(true)}>
            {t('miscSettings.certificate')}
          </Button>
        )}
      </CardDialog>
      {certificate && <CertificateDialog {...props} onClose={() => setCertificate(false)} />}
    </>
  )
}
