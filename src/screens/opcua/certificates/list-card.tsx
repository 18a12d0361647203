import { useState } from 'react'
import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { MatchCount } from '../../../ui/card/match-count'
import { Toolbar } from '../../../ui/card/toolbar'
import { SearchField } from '../../../ui/form/search-field'
import { Button } from '../../../ui/page/button'
import { EmptyState } from '../../../ui/page/empty-state'
import { RowActions } from '../../../ui/table/row-actions'
import { Table } from '../../../ui/table/table'
import { certificateColumns } from './columns'
import type { Open } from './dialogs'
import { LISTS, type OtherList, shownName } from './texts'

interface Props {
  list: OtherList
  certificates: readonly OpcUaCertificate[]
  onOpen: (open: Open) => void
}

/** Shorter lists are read at a glance. */
const SEARCHED_FROM = 10

/** One of the lists of certificates that are not the server's own. */
export function ListCard({ list, certificates, onOpen }: Props) {
  const { t } = useText()
  const [search, setSearch] = useState('')
  const { title, hint, none } = LISTS[list]
  const all = certificates.filter(certificate => certificate.list === list)
  const rows = all.filter(certificate => matches(certificate, search))
  const action = list === 'trusted' ? 'reject' : 'trust'
  const actions = {
    id: 'actions',
    pinned: true,
    title: t('common.term.actions'),
    cell: (certificate: OpcUaCertificate) => (
      <RowActions
        name={shownName(certificate)}
        more={[
          {
            id: 'delete',
            text: t('opcuaCertificates.action.delete'),
            asks: true,
            danger: true,
            onPick: () => onOpen({ dialog: 'delete', certificate })
          }
        ]}
      >
        <Button kind="quiet" asks onClick={() => onOpen({ dialog: action, certificate })}>
          {t(`opcuaCertificates.action.${action}`)}
        </Button>
      </RowActions>
    )
  }
  return (
    <Card
      flush
      title={t(title)}
      actions={
        list !== 'rejected' && (
          <Button asks onClick={() => onOpen({ dialog: 'upload', kind: list })}>
            {t('common.term.upload')}
          </Button>
        )
      }
    >
      <Toolbar
        flush
        search={
          all.length >= SEARCHED_FROM && (
            <SearchField label={t('opcuaCertificates.search')} value={search} onPick={setSearch} />
          )
        }
        count={all.length >= SEARCHED_FROM && <MatchCount found={rows.length} total={all.length} />}
        below={<p>{t(hint)}</p>}
      />
      <Table
        label={t(title)}
        columns={[...certificateColumns(list, certificate => onOpen({ dialog: 'details', certificate })), actions]}
        rows={rows}
        search={search}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t(all.length > 0 ? 'opcuaCertificates.notFound' : none)} />}
      />
    </Card>
  )
}

function matches({ name, subject, issuer, uri, thumbprint, address }: OpcUaCertificate, search: string): boolean {
  const text = search.trim().toLowerCase()
  return [name, subject, issuer, uri, thumbprint, address ?? ''].some(field => field.toLowerCase().includes(text))
}
