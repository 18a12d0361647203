import type { Restart } from '../../../api/restarts'
import type { Translator } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { lengthText } from '../../../lib/text/time-span'
import { restartCauseText } from '../../../stores/restart-causes'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import type { Column } from '../../../ui/table/column'
import { RowButton } from '../../../ui/table/row-button'

/** In the order of the panel, which is that in which they happened: the clock may have been set back. */
export const columnsOf = (t: Translator['t'], onOpen: (restart: Restart) => void): Column<Restart>[] => [
  {
    id: 'time',
    card: 'fact',
    title: t('common.term.time'),
    cell: ({ time }) => <span className={textStyles.line}>{plainText(time, 32)}</span>
  },
  {
    id: 'cause',
    card: 'title',
    opens: true,
    title: t('systemInfoRestarts.cause'),
    cell: restart => (
      <RowButton onPress={() => onOpen(restart)}>
        <PanelText>{restartCauseText(restart.cause, t)}</PanelText>
      </RowButton>
    )
  },
  {
    id: 'user',
    card: 'fact',
    title: t('common.term.user'),
    cell: ({ username }) => username && <PanelText>{plainText(username, 60)}</PanelText>
  },
  {
    id: 'reason',
    card: 'fact',
    title: t('common.term.reason'),
    cell: ({ reason }) => reason && <PanelText>{plainText(reason, 200)}</PanelText>
  },
  {
    id: 'upTime',
    title: t('systemInfoRestarts.upTime'),
    cell: ({ up_time_seconds: seconds }) => (seconds === null ? '' : lengthText(seconds * 1000, t))
  }
]
