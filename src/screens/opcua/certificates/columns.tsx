import type { OpcUaCertificate } from '../../../api/opcua-certificates'
import { $i18n } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { PanelText } from '../../../ui/page/panel-text'
import type { Column } from '../../../ui/table/column'
import styles from './certificates.module.css'
import { StatusView } from './status-view'
import { issuerText, NONE, type OtherList } from './texts'

type CertificateColumn = Column<OpcUaCertificate>

const THUMBPRINT_BEGINNING = 16

/** A fact, and below it in small letters another one that belongs to it. */
function Pair({ first, second, tooltip }: { first: string; second: string; tooltip?: string }) {
  return (
    <>
      <div className={styles.nowrap}>
        <PanelText cut>{plainText(first, 120) || NONE}</PanelText>
      </div>
      <div className={`${styles.secondary} ${styles.nowrap}`} title={tooltip}>
        <PanelText cut>{plainText(second, 120)}</PanelText>
      </div>
    </>
  )
}

export function certificateColumns(list: OtherList): CertificateColumn[] {
  const { t } = $i18n.get()
  const by =
    (field: 'name' | 'organization' | 'uri' | 'valid_to' | 'last_seen') => (a: OpcUaCertificate, b: OpcUaCertificate) =>
      (a[field] ?? '').localeCompare(b[field] ?? '')
  const lastSeen: CertificateColumn = {
    id: 'lastSeen',
    card: 'fact',
    title: t('opcuaCertificates.lastRejected'),
    cell: ({ last_seen, address }) => <Pair first={last_seen ?? ''} second={address ?? ''} />,
    compare: by('last_seen')
  }
  return [
    {
      id: 'name',
      title: t('opcuaCertificates.name'),
      cell: certificate => <Pair first={certificate.name} second={t(issuerText(certificate))} />,
      compare: by('name')
    },
    {
      id: 'status',
      card: 'fact',
      title: t('opcuaCertificates.status'),
      cell: certificate => <StatusView certificate={certificate} />
    },
    ...(list === 'rejected' ? [lastSeen] : []),
    {
      id: 'validTo',
      card: 'fact',
      title: t('opcuaCertificates.validTo'),
      cell: ({ valid_from, valid_to }) => (
        <Pair first={valid_to} second={t('opcuaCertificates.since', { time: valid_from })} />
      ),
      compare: by('valid_to')
    },
    {
      id: 'organization',
      title: t('opcuaCertificates.organization'),
      cell: ({ organization, organization_unit }) => <Pair first={organization} second={organization_unit} />,
      compare: by('organization')
    },
    {
      id: 'uri',
      title: t('opcuaCertificates.uri'),
      cell: ({ uri, file_name }) => <Pair first={uri} second={file_name} />,
      compare: by('uri')
    },
    {
      id: 'key',
      title: t('opcuaCertificates.keySize'),
      cell: ({ key_bits: bits, thumbprint }) => (
        <Pair
          first={bits > 0 ? t('opcuaCertificates.bits', { bits }) : ''}
          second={`${thumbprint.slice(0, THUMBPRINT_BEGINNING)}…`}
          tooltip={thumbprint}
        />
      )
    }
  ]
}
