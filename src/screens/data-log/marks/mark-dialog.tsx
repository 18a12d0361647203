import { Link } from 'wouter'
import type { Mark } from '../../../api/marks'
import { useModel } from '../../../lib/browser/use-model'
import type { Translator } from '../../../lib/text/i18n'
import { useText } from '../../../lib/text/use-text'
import { windowParameter } from '../../../lib/time-range/range-filter'
import { SCREENS } from '../../../session/generated/screens'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { PanelText } from '../../../ui/page/panel-text'
import { Loaded } from '../../../ui/status/loaded'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import styles from './marks.module.css'
import type { MarksModel } from './marks-model'
import type { PlacedMark } from './placed-marks'
import { detailTime, KIND_TEXTS, markText, timeText } from './texts'

const HALF_A_MINUTE = 30_000

interface MarkDialogProps {
  model: MarksModel
  mark: PlacedMark
  onClose: () => void
}

/** What happened then. */
export function MarkDialog({ model, mark, onClose }: MarkDialogProps) {
  const { t } = useText()
  const $details = useModel(() => model.details(mark))
  const kind = t(KIND_TEXTS[mark.kind])
  return (
    <Dialog
      title={t('dataLogMarks.title', { kind, time: timeText(mark.window, t) })}
      wide
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Loaded from={$details} item inDialog>
        {({ items }) => <Table label={kind} columns={columnsIn(t)} rows={items} keyOf={(_, index) => String(index)} />}
      </Loaded>
      <p className={styles.log}>
        <LogLink mark={mark} />
      </p>
    </Dialog>
  )
}

const columnsIn = (t: Translator['t']): Column<Mark>[] => [
  { id: 'time', title: t('common.term.time'), width: '30%', card: 'fact', cell: mark => detailTime(mark, t) },
  {
    id: 'text',
    title: t('dataLogMarks.what'),
    card: 'title',
    cell: mark => <PanelText>{markText(mark, t)}</PanelText>
  }
]

/** The way to the log, at that minute. */
function LogLink({ mark: { kind, window } }: { mark: PlacedMark }) {
  const { t } = useText()
  const isOperation = kind === 'operation' || kind === 'sign_in'
  const range = windowParameter({ from: window.from - HALF_A_MINUTE, to: window.to + HALF_A_MINUTE })
  return (
    <Link href={`${SCREENS[isOperation ? 'operation-log' : 'event-log'].path}?range=${range}`}>
      {t(isOperation ? 'dataLogMarks.operationLog' : 'dataLogMarks.eventLog')}
    </Link>
  )
}
