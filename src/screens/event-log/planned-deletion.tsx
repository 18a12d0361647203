import { useStore } from '@nanostores/preact'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { TypedNameDialog } from '../../ui/dialog/typed-name-dialog'
import { DataList, DataRow } from '../../ui/page/data-list'
import { Banner } from '../../ui/status/banner'
import type { EventLogModel } from './model'

/** What a deletion would delete, confirmed by typing how many events that is. */
export function PlannedDeletion({ model }: { model: EventLogModel }) {
  const { t } = useText()
  const planned = useStore(model.$planned)
  if (!planned) return null
  const { plan, settle } = planned
  const expected = String(plan.total)
  return (
    <TypedNameDialog
      danger
      title={t('eventLog.deletion.plan.title')}
      verb={t('common.action.delete')}
      expected={expected}
      label={t('eventLog.deletion.count')}
      hint={t('eventLog.deletion.count.hint', { expected })}
      differs="eventLog.deletion.count.differs"
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    >
      <DataList>
        <DataRow label={t('eventLog.deletion.first')}>{plainText(plan.first ?? '', 32)}</DataRow>
        <DataRow label={t('eventLog.deletion.last')}>{plainText(plan.last ?? '', 32)}</DataRow>
      </DataList>
      <Banner tone={plan.unsaved > 0 ? 'bad' : 'ok'}>
        {plan.unsaved > 0
          ? t('eventLog.deletion.unsaved', { count: plan.unsaved })
          : t('eventLog.deletion.allBackedUp')}
      </Banner>
    </TypedNameDialog>
  )
}
