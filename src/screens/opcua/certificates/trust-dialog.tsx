import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import { useText } from '../../../lib/text/use-text'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { Banner } from '../../../ui/status/banner'
import { CertificateFields } from './certificate-fields'
import styles from './certificates.module.css'
import { statusOf } from './status'
import { REASONS, shownName } from './texts'

interface Props {
  certificate: OpcUaCertificate
  onTrust: (certificate: OpcUaCertificate) => Promise<void>
  onClose: () => void
}

export function TrustDialog({ certificate, onTrust, onClose }: Props) {
  const { t } = useText()
  const { problem, authority } = certificate
  const { text, remedy } = statusOf(certificate)
  return (
    <ActionDialog
      harmless
      title={t('opcuaCertificates.trust.title', { name: shownName(certificate) })}
      verb={t('opcuaCertificates.action.trust')}
      reasons={REASONS}
      onConfirm={() => onTrust(certificate)}
      onClose={onClose}
    >
      {problem && (
        <Banner tone="warn" title={t('opcuaCertificates.trust.notEnough', { problem: t(text) })}>
          {remedy && t(remedy)}
        </Banner>
      )}
      <p className={styles.first}>
        {t(authority ? 'opcuaCertificates.trust.authority' : 'opcuaCertificates.trust.text')}
      </p>
      <CertificateFields certificate={certificate} />
    </ActionDialog>
  )
}
