import type { OpcUaTraceLine } from '../../../api/opcua/trace'
import type { Translator } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import { StatusBadge } from '../../../ui/status/status-badge'
import type { Column } from '../../../ui/table/column'
import { RowButton } from '../../../ui/table/row-button'
import { CATEGORY_TEXTS, LEVEL_TEXTS, LEVEL_TONES } from './texts'

export const columnsOf = (t: Translator['t'], onOpen: (line: OpcUaTraceLine) => void): Column<OpcUaTraceLine>[] => [
  {
    id: 'time',
    title: t('common.term.timeOfDay'),
    width: '11.5rem',
    card: 'fact',
    cell: ({ time }) => <span className={textStyles.line}>{time}</span>
  },
  {
    id: 'level',
    title: t('opcuaTrace.level'),
    width: '9.5rem',
    card: 'fact',
    cell: ({ level }) => <StatusBadge tone={LEVEL_TONES[level]}>{t(LEVEL_TEXTS[level])}</StatusBadge>
  },
  {
    id: 'category',
    title: t('common.term.category'),
    width: '9.5rem',
    card: 'fact',
    cell: ({ category }) => t(CATEGORY_TEXTS[category])
  },
  {
    id: 'text',
    title: t('common.term.text'),
    opens: true,
    card: 'title',
    cell: line => (
      <RowButton onPress={() => onOpen(line)}>
        <PanelText cut>{plainText(line.text, 500)}</PanelText>
      </RowButton>
    )
  }
]
