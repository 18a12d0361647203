import { useState } from 'react'
import type { WebViewViewer } from '../../api/webview'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { Button } from '../../ui/page/button'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import { Loaded } from '../../ui/status/loaded'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { RowActions } from '../../ui/table/row-actions'
import { Table } from '../../ui/table/table'
import type { WebViewSettingModel } from './model'
import { VIEWER_STATES } from './texts'

/** Who has the screen open now. */
export function ConnectionsCard({ model }: { model: WebViewSettingModel }) {
  const { t } = useText()
  const [leaving, setLeaving] = useState<WebViewViewer>()
  return (
    <Card title={t('common.term.connections')} flush>
      <Loaded from={model.$connections}>
        {viewers => <ConnectionsTable viewers={viewers} onDisconnect={setLeaving} />}
      </Loaded>
      {leaving && <DisconnectDialog model={model} viewer={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  )
}

interface TableProps {
  viewers: readonly WebViewViewer[]
  onDisconnect: (viewer: WebViewViewer) => void
}

function ConnectionsTable({ viewers, onDisconnect }: TableProps) {
  const { t } = useText()
  const columns: Column<WebViewViewer>[] = [
    {
      id: 'name',
      title: t('common.term.account'),
      cell: ({ name, username }) => (
        <>
          <PanelText>{plainText(name, 64)}</PanelText>
          <div className={textStyles.note}>
            <PanelText>{plainText(username, 32)}</PanelText>
          </div>
        </>
      )
    },
    {
      id: 'state',
      card: 'fact',
      title: t('common.term.status'),
      width: '11rem',
      cell: ({ state }) => {
        const { tone, text } = VIEWER_STATES[state]
        return <StatusBadge tone={tone}>{t(text)}</StatusBadge>
      }
    },
    {
      id: 'role',
      card: 'fact',
      title: t('common.term.role'),
      width: '8rem',
      cell: ({ role }) => t(role === 'control' ? 'common.term.control' : 'common.term.viewOnly')
    },
    {
      id: 'address',
      card: 'fact',
      title: t('common.term.address'),
      width: '9rem',
      cell: ({ address }) => <PanelText mono>{plainText(address, 64)}</PanelText>
    },
    { id: 'since', card: 'fact', title: t('common.term.connectedSince'), cell: ({ since }) => plainText(since, 32) },
    {
      id: 'actions',
      title: t('common.term.actions'),
      pinned: true,
      cell: viewer => (
        <RowActions name={plainText(viewer.name, 64)}>
          <Button kind="danger" asks onClick={() => onDisconnect(viewer)}>
            {t('common.term.disconnect')}
          </Button>
        </RowActions>
      )
    }
  ]
  return (
    <Table
      label={t('common.term.connections')}
      columns={columns}
      rows={viewers}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title={t('webviewSetting.connections.none')}>
          {t('webviewSetting.connections.none.text')}
        </EmptyState>
      }
    />
  )
}

interface DialogProps {
  model: WebViewSettingModel
  viewer: WebViewViewer
  onClose: () => void
}

function DisconnectDialog({ model, viewer, onClose }: DialogProps) {
  const { t } = useText()
  return (
    <ActionDialog
      title={t('webviewSetting.disconnect.title', { name: plainText(viewer.name, 64) })}
      verb={t('common.term.disconnect')}
      onConfirm={() => model.disconnect(viewer)}
      onClose={onClose}
    >
      <p>
        {t(
          viewer.state === 'controlling' ? 'webviewSetting.disconnect.controlling' : 'webviewSetting.disconnect.viewing'
        )}
      </p>
    </ActionDialog>
  )
}
