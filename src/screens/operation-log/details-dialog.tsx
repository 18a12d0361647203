import type { OperationRecord } from '../../api/operation-log'
import { useModel } from '../../lib/browser/use-model'
import { formatNumber } from '../../lib/text/format'
import { joinDetail } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { linksAround } from '../../stores/around'
import { placeText, roleText, screenText, userText } from '../../stores/operations/record-text'
import { operationText } from '../../stores/operations/text'
import { codeText } from '../../stores/operations/words'
import { DataList, DataRow } from '../../ui/card/data-list'
import { AroundRow } from '../../ui/dialog/around-row'
import { Dialog } from '../../ui/dialog/dialog'
import { PanelText } from '../../ui/page/panel-text'
import { Loaded } from '../../ui/status/loaded'
import { ChangesTable } from './changes-table'
import type { OperationLogModel } from './model'
import { ResultBadge } from './result-badge'

interface DetailsDialogProps {
  model: OperationLogModel
  number: number
  onClose: () => void
}

export function DetailsDialog({ model, number, onClose }: DetailsDialogProps) {
  const { t } = useText()
  const $operation = useModel(() => model.operation(number))
  return (
    <Dialog title={t('operationLog.details', { number: formatNumber(number) })} wide onCancel={onClose}>
      <Loaded from={$operation} item inDialog>
        {record => (
          <>
            <Facts record={record} />
            <ChangesTable record={record} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function Facts({ record }: { record: OperationRecord }) {
  const { t } = useText()
  const { time, zone, result, code, information, merged, logged } = record
  const role = roleText(record, t)
  const screen = screenText(record, t)
  return (
    <DataList>
      <DataRow label={t('operationLog.operation')}>
        <PanelText>{operationText(record, t)}</PanelText>
      </DataRow>
      <DataRow label={t('operationLog.time')}>{joinDetail(time, plainText(zone, 60))}</DataRow>
      <DataRow label={t('operationLog.user')}>
        <PanelText>{role ? joinDetail(userText(record, t), role) : userText(record, t)}</PanelText>
      </DataRow>
      <DataRow label={t('operationLog.place')}>{placeText(record, t)}</DataRow>
      {screen && <DataRow label={t('operationLog.screen')}>{screen}</DataRow>}
      <DataRow label={t('operationLog.function')}>
        <PanelText mono>{plainText(record.function)}</PanelText>
      </DataRow>
      {record.target && (
        <DataRow label={t('operationLog.target')}>
          <PanelText mono>{plainText(record.target)}</PanelText>
        </DataRow>
      )}
      <DataRow label={t('operationLog.result')}>
        <ResultBadge result={result} /> {code && <PanelText>{codeText(code, t)}</PanelText>}
      </DataRow>
      {merged && <DataRow label={t('operationLog.merged')}>{formatNumber(merged)}</DataRow>}
      {information && (
        <DataRow label={t('operationLog.information')}>
          <PanelText>{plainText(information)}</PanelText>
        </DataRow>
      )}
      <AroundRow links={linksAround({ time, logged }, 'operations')} />
    </DataList>
  )
}
