import { useStore } from '@nanostores/preact'
import { joinList } from '../../../lib/text/join'
import { showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { VisuallyHidden } from '../../../ui/page/visually-hidden'
import type { DataLogModel } from '../model'
import { valueText } from '../texts'
import { recordAt } from './extent'

/** Describes the chart to screen readers, and announces the record under the cursor when the keyboard moves it. */
export function ChartSummary({ id, model }: { id: string; model: DataLogModel }) {
  const { t } = useText()
  const summary = useStore(model.$summary)
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
        <span>{t('dataLog.help.keys')}</span>
      </span>
      <AnnouncedCursor model={model} />
    </VisuallyHidden>
  )
}

function AnnouncedCursor({ model }: { model: DataLogModel }) {
  const cursor = useStore(model.chartView.$cursor)
  const { trend, lines = [] } = useStore(model.$shown) ?? {}
  const index = cursor?.announced && trend ? recordAt(trend.series, cursor.time) : undefined
  const values = lines.flatMap(({ shown, label, decimals }, column) =>
    shown ? `${label} ${valueText(trend?.series.columns[column]?.[index ?? 0], decimals)}` : []
  )
  return (
    <span role="status">{index !== undefined && cursor && joinList([showDeviceTime(cursor.time), ...values])}</span>
  )
}
