import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import type { Preset } from '../../../lib/time-range/range'
import { openIncident } from '../../../stores/incident'
import { createMark } from '../../../stores/marked'
import { EmptyState } from '../../../ui/page/empty-state'
import { Loaded } from '../../../ui/status/loaded'
import type { EventLogModel } from '../model'
import { AlarmCards } from './alarm-cards'
import { FiguresCard } from './figures-card'
import { MarkNote } from './mark-note'
import { createQuality } from './read-quality'
import { FloodsCard, ShiftsCard } from './span-cards'

/** The figures of the range beside their targets; each row leads to its events. */
export default function Quality({ filters, initial }: { filters: EventLogModel['filters']; initial: Preset }) {
  const { t } = useText()
  const $mark = useModel(createMark)
  const mark = useStore($mark)
  const { $quality, showAllFloods } = useModel(() => createQuality(filters.$range, initial, $mark))
  return (
    <Loaded from={$quality}>
      {({ quality, before, floods, alarmsAt }) => (
        <>
          {mark && <MarkNote time={mark.time} quality={quality} floods={floods} alarms={alarmsAt} />}
          {quality.from === quality.to ? (
            <EmptyState title={t('eventLogQuality.outside')} />
          ) : quality.alarms === 0 && quality.standing_total === 0 ? (
            <EmptyState icon="check" title={t('eventLogQuality.none')} />
          ) : (
            <>
              <FiguresCard
                quality={quality}
                before={before}
                onReport={() => openIncident(filters.$range.get() ?? initial)}
              />
              <AlarmCards quality={quality} marked={alarmsAt} />
              <FloodsCard quality={quality} floods={floods} marked={mark?.time} onShowAll={showAllFloods} />
              <ShiftsCard shifts={quality.shifts} marked={mark?.time} />
            </>
          )}
        </>
      )}
    </Loaded>
  )
}
