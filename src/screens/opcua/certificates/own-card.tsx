import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import { joinList } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { ActionsMenu } from '../../../ui/dialog/actions-menu'
import { Button } from '../../../ui/page/button'
import { Fingerprint } from '../../../ui/page/fingerprint'
import { PanelText } from '../../../ui/page/panel-text'
import type { Open } from './dialogs'
import { StatusView } from './status-view'
import { NONE } from './texts'

interface Props {
  certificate: OpcUaCertificate
  onOpen: (open: Open) => void
}

/** What clients see of the server: the facts that they check. */
export function OwnCard({ certificate, onOpen }: Props) {
  const { t } = useText()
  const facts: [label: string, text: string][] = [
    [t('common.term.validUntil'), certificate.valid_to],
    [t('common.term.applicationUri'), certificate.uri],
    [t('common.certificate.hostNames'), joinList(certificate.host_names)]
  ]
  return (
    <Card
      title={t('opcuaCertificates.own')}
      status={<StatusView certificate={certificate} />}
      actions={
        <>
          <Button asks onClick={() => onOpen({ dialog: 'details', certificate })}>
            {t('opcuaCertificates.details')}
          </Button>
          <Button asks onClick={() => onOpen({ dialog: 'new' })}>
            {t('opcuaCertificates.new')}
          </Button>
          <ActionsMenu
            items={[
              {
                id: 'request',
                text: t('common.signingRequest'),
                asks: true,
                onPick: () => onOpen({ dialog: 'request' })
              },
              {
                id: 'upload',
                text: t('opcuaCertificates.own.upload'),
                asks: true,
                onPick: () => onOpen({ dialog: 'own-upload' })
              }
            ]}
          />
        </>
      }
    >
      <DataList>
        {facts.map(([label, text]) => (
          <DataRow key={label} label={label}>
            <PanelText>{plainText(text) || NONE}</PanelText>
          </DataRow>
        ))}
        <DataRow label={t('opcuaCertificates.thumbprint')}>
          <Fingerprint>{certificate.thumbprint}</Fingerprint>
        </DataRow>
      </DataList>
    </Card>
  )
}
