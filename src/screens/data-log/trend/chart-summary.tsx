import { useStore } from '@nanostores/preact'
import { joinList } from '../../../lib/text/join'
import { showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { VisuallyHidden } from '../../../ui/page/visually-hidden'
import type { DataLogModel } from '../model'
import { valueText } from '../texts'

/** Describes the chart to screen readers, and announces the record under the cursor when the keyboard moves it. */
export function ChartSummary({ id, model }: { id: string; model: DataLogModel }) {
  const { t } = useText()
  const summary = useStore(model.$summary)
  const mark = useStore(model.$mark)
  return (
    <VisuallyHidden>
      <span id={id}>
        {summary && (
          <span>
            {t('dataLog.summary', {
              count: summary.lines.length,
              from: showDeviceTime(summary.window.from),
              to: showDeviceTime(summary.window.to)
            })}
            {'. '}
          </span>
        )}
        {summary?.lines.map(({ line: { id: channel, name, unit, decimals }, statistics }) => {
          const text = (value: number) => `${valueText(value, decimals)} ${unit}`.trim()
          return (
            <span key={channel}>
              {statistics
                ? t('dataLog.summary.line', {
                    name,
                    minimum: text(statistics.minimum.value),
                    maximum: text(statistics.maximum.value),
                    maximumAt: showDeviceTime(statistics.maximum.time),
                    mean: text(statistics.mean)
                  })
                : t('dataLog.summary.noValues', { name })}
              {'. '}
            </span>
          )
        })}
        {mark && (
          <span>
            {t('dataLog.marked', { time: showDeviceTime(mark.time) })}
            {'. '}
          </span>
        )}
        <span>{t('dataLog.help.keys')}</span>
      </span>
      <AnnouncedCursor model={model} />
    </VisuallyHidden>
  )
}

function AnnouncedCursor({ model }: { model: DataLogModel }) {
  const cursor = useStore(model.chartView.$cursor)
  const record = useStore(model.$legendRecord)
  const { lines = [] } = useStore(model.$shown) ?? {}
  const values = lines.flatMap(({ shown, label, decimals }, column) =>
    shown ? `${label} ${valueText(record?.series.columns[column]?.[record.index], decimals)}` : []
  )
  return <span role="status">{record && cursor?.announced && joinList([showDeviceTime(cursor.time), ...values])}</span>
}
