import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import { $i18n } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import type { Column } from '../../../ui/table/column'
import { RowButton } from '../../../ui/table/row-button'
import styles from './certificates.module.css'
import { StatusView } from './status-view'
import { issuerText, NONE, type OtherList, shownName } from './texts'

type CertificateColumn = Column<OpcUaCertificate>

/** A fact, and below it in small letters another one that belongs to it: whole, where the fact opens the row. */
function Pair({ first, second, onOpen }: { first: string; second: string; onOpen?: () => void }) {
  const text = <PanelText cut>{plainText(first, 120) || NONE}</PanelText>
  return (
    <>
      <div className={styles.nowrap}>{onOpen ? <RowButton onPress={onOpen}>{text}</RowButton> : text}</div>
      <div className={onOpen ? textStyles.note : `${textStyles.note} ${styles.nowrap}`}>
        <PanelText cut={!onOpen}>{plainText(second, 120)}</PanelText>
      </div>
    </>
  )
}

export function certificateColumns(list: OtherList, onOpen: (certificate: OpcUaCertificate) => void) {
  const { t } = $i18n.get()
  const by = (field: 'name' | 'valid_to' | 'last_seen') => (a: OpcUaCertificate, b: OpcUaCertificate) =>
    (a[field] ?? '').localeCompare(b[field] ?? '')
  const lastSeen: CertificateColumn = {
    id: 'lastSeen',
    card: 'fact',
    title: t('opcuaCertificates.lastRejected'),
    cell: ({ last_seen, address }) => <Pair first={last_seen ?? ''} second={address ?? ''} />,
    compare: by('last_seen')
  }
  const columns: CertificateColumn[] = [
    {
      id: 'name',
      title: t('opcuaCertificates.name'),
      opens: true,
      cell: certificate => (
        <Pair first={shownName(certificate)} second={t(issuerText(certificate))} onOpen={() => onOpen(certificate)} />
      ),
      compare: by('name')
    },
    {
      id: 'status',
      card: 'fact',
      title: t('common.term.status'),
      cell: certificate => <StatusView certificate={certificate} />
    },
    ...(list === 'rejected' ? [lastSeen] : []),
    {
      id: 'validTo',
      card: 'fact',
      title: t('common.term.validUntil'),
      cell: ({ valid_from, valid_to }) => (
        <Pair first={valid_to} second={t('common.term.sinceTime', { time: valid_from })} />
      ),
      compare: by('valid_to')
    }
  ]
  return columns
}
