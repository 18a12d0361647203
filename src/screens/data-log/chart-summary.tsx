import { useStore } from '@nanostores/preact'
import { useMemo } from 'react'
import { $i18n } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import { showDeviceTime } from '../../lib/text/time-text'
import { VisuallyHidden } from '../../ui/page/visually-hidden'
import { recordAt } from './extent'
import type { DataLogModel } from './model'
import { statisticsIn } from './shown'
import { valueText } from './texts'

/** Describes the chart to screen readers, and announces the record under the cursor when the keyboard moves it. */
export function ChartSummary({ id, model }: { id: string; model: DataLogModel }) {
  const { t } = useStore($i18n)
  const shown = useStore(model.$shown)
  const view = useStore(model.$view)
  const summary = useMemo(() => shown && statisticsIn(shown, view ?? shown.extent), [shown, view])
  if (!shown || !summary) return null
  const visible = view ?? shown.extent
  const window = { from: showDeviceTime(visible.from), to: showDeviceTime(visible.to) }
  return (
    <VisuallyHidden>
      <span id={id}>
        <span>{t('dataLog.summary', { count: summary.length, ...window })}. </span>
        {summary.map(({ line: { id: channel, name, unit, decimals }, statistics }) => {
          const text = (value: number) => `${valueText(value, decimals)} ${unit}`.trim()
          return (
            <span key={channel}>
              {statistics
                ? t('dataLog.summary.line', {
                    name,
                    minimum: text(statistics.minimum),
                    maximum: text(statistics.maximum),
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
  const cursor = useStore(model.$cursor)
  const { records, lines = [] } = useStore(model.$shown) ?? {}
  const index = cursor?.announced && records ? recordAt(records.series, cursor.time) : undefined
  const values = lines.flatMap(({ shown, label, decimals }, column) =>
    shown ? `${label} ${valueText(records?.series.columns[column]?.[index ?? 0], decimals)}` : []
  )
  return (
    <span role="status">{index !== undefined && cursor && joinList([showDeviceTime(cursor.time), ...values])}</span>
  )
}
