import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { lastKnown } from '../../../lib/remote/last-known'
import type { Translator } from '../../../lib/text/i18n'
import { showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { SCREENS } from '../../../session/generated/screens'
import { Card } from '../../../ui/card/card'
import { Button } from '../../../ui/page/button'
import { EmptyState } from '../../../ui/page/empty-state'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import { Loaded } from '../../../ui/status/loaded'
import { RemedyControl } from '../../../ui/status/remedy-control'
import { StatusBadge } from '../../../ui/status/status-badge'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import { MissingSources } from '../missing-sources'
import { endingText } from './calendar'
import { hasEnded, leftText } from './kinds'
import { createEndings, type EndingsModel } from './model'
import type { EndingRow, Endings } from './rows'

/** What ends or is due. What has ended is marked as in the lists of the screens that have it. */
export default function EndingsCard() {
  const { t } = useText()
  const model = useModel(createEndings)
  const now = useStore(model.$now)
  const known = lastKnown(useStore(model.$endings))
  useEffect(model.follow, [model])
  return (
    <Card
      flush
      title={t('infoEndings.title')}
      actions={
        known?.rows.some(row => !hasEnded(row, now)) && (
          <Button onClick={() => model.exportCalendar(known)}>{t('infoEndings.export')}</Button>
        )
      }
    >
      <Loaded from={model.$endings}>{endings => <List model={model} now={now} endings={endings} />}</Loaded>
    </Card>
  )
}

interface ListProps {
  model: EndingsModel
  now: number
  endings: Endings
}

function List({ model, now, endings }: ListProps) {
  const { t } = useText()
  const { rows, unread } = endings
  return (
    <>
      {rows.length > 0 && (
        <Table label={t('infoEndings.title')} columns={columnsOf(now, t)} rows={rows} keyOf={({ id }) => id} />
      )}
      {rows.length + unread.length === 0 && <EmptyState title={t('infoEndings.none')} />}
      <MissingSources of={endings} reload={model.$endings.reload} />
    </>
  )
}

const columnsOf = (now: number, t: Translator['t']): Column<EndingRow>[] => [
  { id: 'name', title: t('common.term.name'), cell: row => <PanelText>{endingText(row, t)}</PanelText> },
  {
    id: 'time',
    card: 'fact',
    title: t('common.term.dateAndTime'),
    cell: ({ time, wholeDay }) => showDeviceTime(time).slice(0, wholeDay ? 10 : undefined)
  },
  {
    id: 'left',
    card: 'fact',
    title: t('infoEndings.left'),
    cell: row => {
      const text = leftText(row, now)
      return hasEnded(row, now) ? (
        <span className={textStyles.line}>
          <StatusBadge tone="warn">{text}</StatusBadge>
        </span>
      ) : (
        text
      )
    }
  },
  {
    id: 'screen',
    pinned: true,
    title: t('common.term.action'),
    // The hardening is below this list.
    cell: ({ path, screen }) => path !== SCREENS.info.path && <RemedyControl of={{ path, screen }} />
  }
]
