import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { SecsGemMessage } from '../../api/secs-gem'
import type { Rows } from '../../lib/remote/row-pages'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Toolbar } from '../../ui/page/toolbar'
import { Loaded } from '../../ui/status/loaded'
import { FollowControl } from '../../ui/table/follow-control'
import { PagedTable } from '../../ui/table/paged-table'
import { messageColumns } from './message-columns'
import { MessageDialog } from './message-dialog'
import { MessageFilters } from './message-filters'
import type { SecsGemModel } from './model'

/** The message log: live, filtered, exported. */
export function MessagesCard({ model }: { model: SecsGemModel }) {
  const { t } = useText()
  const [open, setOpen] = useState<SecsGemMessage>()
  const [clearing, setClearing] = useState(false)
  const download = useAction(model.download)
  return (
    <Card title={t('secsGem.log')} flush>
      <Toolbar flush search={<FollowControl of={model.messages} />}>
        <Button busy={download.busy} onClick={download.run}>
          {t('common.action.export')}
        </Button>
        <Button onClick={() => setClearing(true)}>{t('common.term.clear')}</Button>
      </Toolbar>
      <MessageFilters model={model} />
      <Loaded from={model.messages.$rows}>{rows => <Messages model={model} rows={rows} onOpen={setOpen} />}</Loaded>
      {open && <MessageDialog message={open} onClose={() => setOpen(undefined)} />}
      {clearing && (
        <ActionDialog
          title={t('secsGem.messages.clear.title')}
          verb={t('common.term.clear')}
          onConfirm={model.clear}
          onClose={() => setClearing(false)}
        >
          <p>{t('secsGem.messages.clear.text')}</p>
        </ActionDialog>
      )}
    </Card>
  )
}

interface MessagesProps {
  model: SecsGemModel
  rows: Rows<SecsGemMessage>
  onOpen: (message: SecsGemMessage) => void
}

function Messages({ model: { messages }, rows, onOpen }: MessagesProps) {
  const { t } = useText()
  const paused = useStore(messages.$paused)
  return (
    <PagedTable
      label={t('secsGem.log')}
      columns={messageColumns(t, onOpen)}
      rows={rows}
      keyOf={({ number }) => String(number)}
      onView={messages.show}
      following={!paused}
      empty={<EmptyState title={t('secsGem.messages.none')}>{t('secsGem.messages.none.hint')}</EmptyState>}
    />
  )
}
