import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { windowTexts } from '../../../lib/time-range/window-texts'
import { RangeDialog } from '../../../ui/filter/range-dialog'
import { RangeField } from '../../../ui/filter/range-field'
import { Card } from '../../../ui/page/card'
import { EmptyState } from '../../../ui/page/empty-state'
import { Row } from '../../../ui/page/row'
import { Loaded } from '../../../ui/status/loaded'
import type { EventLogModel } from '../model'
import { AlarmCards } from './alarm-cards'
import { FiguresCard } from './figures-card'
import { createQuality } from './read-quality'
import { SpanCards } from './span-cards'

/** The figures of the range beside their targets; each row leads to its events. */
export default function Quality({ filters }: { filters: EventLogModel['filters'] }) {
  const { t } = useText()
  const range = useStore(filters.$range)
  const $quality = useModel(() => createQuality(filters.$range))
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Card>
        <Row>
          <RangeField value={range ?? 'week'} onPick={filters.pickRange} onCustom={() => setChoosing(true)} />
          {typeof range === 'object' && <span>{t('range.shown', windowTexts(range))}</span>}
        </Row>
      </Card>
      <Loaded from={$quality}>
        {quality =>
          quality.alarms === 0 && quality.standing_total === 0 ? (
            <EmptyState icon="check" title={t('eventLogQuality.none')} />
          ) : (
            <>
              <FiguresCard quality={quality} />
              <AlarmCards quality={quality} />
              <SpanCards quality={quality} />
            </>
          )
        }
      </Loaded>
      {choosing && <RangeDialog createForm={filters.rangeForm} onClose={() => setChoosing(false)} />}
    </>
  )
}
