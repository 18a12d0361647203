import { useStore } from '@nanostores/preact'
import { lastKnown } from '../../lib/remote/last-known'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { parseDeviceTime, showDeviceTime } from '../../lib/text/time-text'
import { useText } from '../../lib/text/use-text'
import type { TimeWindow } from '../../lib/time-range/range'
import { Card } from '../../ui/card/card'
import { Button } from '../../ui/page/button'
import { EmptyState } from '../../ui/page/empty-state'
import type { DataLogModel } from './model'
import { logsKeeping } from './other-log'
import type { Records } from './records/records-feed'
import { ChartArea } from './trend/chart-area'

/** Says why a range has no records, and where some are; what happened then is shown all the same. */
export default function NoRecords({ model, records }: { model: DataLogModel; records: Records }) {
  const { t } = useText()
  const choice = useStore(model.choice.$choice)
  const logs = lastKnown(useStore(model.$logs)) ?? []
  const { window, nearest } = records
  const others = choice ? logsKeeping(window, logs, choice) : []
  const action = (
    <>
      {others.map(({ log: { id, name }, channels }, index) => (
        <Button key={id} kind={index === 0 ? 'primary' : 'plain'} onClick={() => model.choice.pickLog(id, channels)}>
          {t('dataLogNoRecords.instead', { log: plainText(name, 60) || id })}
        </Button>
      ))}
      {nearest !== undefined && <Button onClick={model.showNearest}>{t('dataLogNoRecords.show')}</Button>}
    </>
  )
  const log = logs.find(({ id }) => id === choice?.log.id)
  const { text, time } = reasonOf(window, log?.first ?? '', log?.last ?? '') ?? { text: NEAREST, time: nearest }
  return (
    <>
      <EmptyState icon="chart" title={t('dataLogNoRecords.title')} action={action}>
        {time !== undefined && t(text, { time: showDeviceTime(time) })}
      </EmptyState>
      <Card>
        <ChartArea model={model} />
      </Card>
    </>
  )
}

const NEAREST: MessageKey = 'dataLogNoRecords.nearest'

/** That the whole log is later or earlier. */
function reasonOf(
  { from, to }: TimeWindow,
  first: string,
  last: string
): { text: MessageKey; time: number } | undefined {
  const [oldest, newest] = [parseDeviceTime(first), parseDeviceTime(last)]
  if (oldest !== undefined && to < oldest) return { text: 'dataLogNoRecords.begins', time: oldest }
  return newest !== undefined && from > newest ? { text: 'dataLogNoRecords.ends', time: newest } : undefined
}
