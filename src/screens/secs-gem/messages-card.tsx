import { useState } from 'react'
import type { SecsGemMessage } from '../../api/secs-gem'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { LogCard, LogStatus } from '../../ui/table/log-card'
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
    <LogCard
      of={model.messages}
      printed={model.printed}
      title={t('secsGem.log')}
      label={t('secsGem.log')}
      columns={messageColumns(t, setOpen)}
      keyOf={({ number }) => String(number)}
      status={<LogStatus of={model.messages} />}
      buttons={[
        { id: 'download', text: t('common.action.export'), busy: download.busy, onPick: download.run },
        { id: 'clear', text: t('common.term.clear'), asks: true, danger: true, onPick: () => setClearing(true) }
      ]}
      filters={<MessageFilters model={model} />}
      none={t('secsGem.messages.none')}
      hint={t('secsGem.messages.none.hint')}
    >
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
    </LogCard>
  )
}
