import type { OpcUaRevocationList } from '../../../api/opcua/certificates'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { Toolbar } from '../../../ui/card/toolbar'
import { Button } from '../../../ui/page/button'
import { EmptyState } from '../../../ui/page/empty-state'
import { PanelText } from '../../../ui/page/panel-text'
import { Loaded } from '../../../ui/status/loaded'
import { StatusBadge } from '../../../ui/status/status-badge'
import type { Column } from '../../../ui/table/column'
import { RowActions } from '../../../ui/table/row-actions'
import { Table } from '../../../ui/table/table'
import type { Open } from './dialogs'
import type { CertificatesModel } from './model'
import { NONE } from './texts'

interface Props {
  model: CertificatesModel
  onOpen: (open: Open) => void
}

export function RevocationCard({ model, onOpen }: Props) {
  const { t } = useText()
  const columns: Column<OpcUaRevocationList>[] = [
    {
      id: 'issuer',
      title: t('common.term.issuer'),
      cell: ({ issuer }) => <PanelText>{plainText(issuer, 120)}</PanelText>
    },
    {
      id: 'revoked',
      card: 'fact',
      align: 'end',
      title: t('opcuaCertificates.revocation.count'),
      cell: ({ revoked }) => revoked
    },
    { id: 'issued', card: 'fact', title: t('opcuaCertificates.revocation.issued'), cell: ({ issued }) => issued },
    {
      id: 'next',
      card: 'fact',
      title: t('opcuaCertificates.revocation.next'),
      cell: ({ next_update: next, overdue }) => (
        <>
          {next ?? NONE} {overdue && <StatusBadge tone="warn">{t('opcuaCertificates.revocation.overdue')}</StatusBadge>}
        </>
      )
    },
    {
      id: 'file',
      title: t('opcuaCertificates.fileName'),
      cell: ({ file_name: name }) => <PanelText>{plainText(name, 120)}</PanelText>
    },
    {
      id: 'actions',
      pinned: true,
      title: t('common.term.actions'),
      cell: list => (
        <RowActions name={plainText(list.issuer, 80)}>
          <Button kind="danger" asks onClick={() => onOpen({ dialog: 'delete-list', list })}>
            {t('opcuaCertificates.action.delete')}
          </Button>
        </RowActions>
      )
    }
  ]
  return (
    <Card
      flush
      title={t('opcuaCertificates.revocation')}
      actions={
        <Button asks onClick={() => onOpen({ dialog: 'upload', kind: 'revocation' })}>
          {t('common.term.upload')}
        </Button>
      }
    >
      <Toolbar flush below={<p>{t('opcuaCertificates.revocation.hint')}</p>} />
      <Loaded from={model.$revocationLists}>
        {lists => (
          <Table
            label={t('opcuaCertificates.revocation')}
            columns={columns}
            rows={lists}
            keyOf={({ id }) => id}
            empty={<EmptyState title={t('opcuaCertificates.revocation.none')} />}
          />
        )}
      </Loaded>
    </Card>
  )
}
