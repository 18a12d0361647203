import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import { joinList } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { CopyButton } from '../../../ui/page/copy-button'
import { Fingerprint } from '../../../ui/page/fingerprint'
import { PanelText } from '../../../ui/page/panel-text'
import { issuerText, NONE } from './texts'

/** Everything that a certificate says, and what the panel knows of it. */
export function CertificateFields({ certificate }: { certificate: OpcUaCertificate }) {
  const { t } = useText()
  const { thumbprint, key_bits: bits, last_seen: seen, address } = certificate
  const issuer = t(issuerText(certificate))
  const facts: [label: string, text: string][] = [
    [t('common.term.subject'), certificate.subject],
    [t('common.term.issuer'), certificate.authority ? joinList([issuer, t('opcuaCertificates.authority')]) : issuer],
    [t('common.certificate.organization'), certificate.organization],
    [t('common.certificate.unit'), certificate.organization_unit],
    [t('common.term.applicationUri'), certificate.uri],
    [t('common.certificate.hostNames'), joinList(certificate.host_names)],
    [t('common.term.validFrom'), certificate.valid_from],
    [t('common.term.validUntil'), certificate.valid_to],
    [t('opcuaCertificates.keySize'), bits > 0 ? t('opcuaCertificates.bits', { bits }) : ''],
    [t('opcuaCertificates.fileName'), certificate.file_name]
  ]
  return (
    <DataList>
      {facts.map(([label, text]) => (
        <DataRow key={label} label={label}>
          <PanelText>{plainText(text) || NONE}</PanelText>
        </DataRow>
      ))}
      <DataRow label={t('opcuaCertificates.thumbprint')}>
        <CopyButton text={thumbprint} of={t('opcuaCertificates.thumbprint')}>
          <Fingerprint>{thumbprint}</Fingerprint>
        </CopyButton>
      </DataRow>
      {seen !== null && (
        <DataRow label={t('opcuaCertificates.lastRejected')}>
          <PanelText>{plainText(address ? t('opcuaCertificates.seenFrom', { time: seen, address }) : seen)}</PanelText>
        </DataRow>
      )}
    </DataList>
  )
}
