import { useStore } from '@nanostores/preact'
import type { OpcUaCertificate } from '../../../api/opcua-certificates'
import { $i18n } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { DataList, DataRow } from '../../../ui/page/data-list'
import { PanelText } from '../../../ui/page/panel-text'
import { Banner } from '../../../ui/status/banner'
import styles from './certificates.module.css'
import type { CertificatesModel } from './model'
import { statusOf } from './status'
import { issuerText, NONE, REASONS } from './texts'

interface Props {
  model: CertificatesModel
  certificate: OpcUaCertificate
  onClose: () => void
}

export function TrustDialog({ model, certificate, onClose }: Props) {
  const { t } = useStore($i18n)
  const { problem, address, authority } = certificate
  const { text, remedy } = statusOf(certificate)
  const facts = [
    [t('opcuaCertificates.subject'), certificate.subject],
    [t('common.term.issuer'), t(issuerText(certificate))],
    [t('common.term.applicationUri'), certificate.uri],
    ...(address ? [[t('common.term.address'), address]] : [])
  ] as const
  return (
    <ActionDialog
      harmless
      title={t('opcuaCertificates.trust.title', { name: plainText(certificate.name, 80) })}
      verb={t('opcuaCertificates.trust')}
      reasons={REASONS}
      onConfirm={() => model.trust(certificate)}
      onClose={onClose}
    >
      {problem ? (
        <Banner tone="warn" title={t('opcuaCertificates.trust.notEnough', { problem: t(text) })}>
          {remedy && t(remedy)}
        </Banner>
      ) : (
        <p className={styles.first}>
          {t(authority ? 'opcuaCertificates.trust.authority' : 'opcuaCertificates.trust.text')}
        </p>
      )}
      <DataList>
        {facts.map(([label = '', fact = '']) => (
          <DataRow key={label} label={label}>
            <PanelText>{plainText(fact) || NONE}</PanelText>
          </DataRow>
        ))}
        <DataRow label={t('opcuaCertificates.thumbprint')}>
          <PanelText mono>{certificate.thumbprint}</PanelText>
        </DataRow>
      </DataList>
    </ActionDialog>
  )
}
