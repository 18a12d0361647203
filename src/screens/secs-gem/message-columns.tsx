import type { SecsGemMessage, SecsGemSpooled } from '../../api/secs-gem'
import { formatNumber } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import type { Column } from '../../ui/table/column'
import { RowButton } from '../../ui/table/row-button'
import { DIRECTION_TEXTS } from './texts'

/** The items in one line, without the name of the message. */
const itemsText = (text: string): string => text.split('\n').slice(1).join(' ').replace(/\s+/g, ' ')

export const messageColumns = (
  t: Translator['t'],
  onOpen: (message: SecsGemMessage) => void
): Column<SecsGemMessage>[] => [
  {
    id: 'time',
    title: t('common.term.time'),
    width: '11.5rem',
    card: 'fact',
    cell: ({ time }) => <span className={textStyles.line}>{plainText(time, 32)}</span>
  },
  {
    id: 'direction',
    title: t('secsGem.direction'),
    width: '9rem',
    card: 'fact',
    cell: ({ direction }) => t(DIRECTION_TEXTS[direction])
  },
  {
    id: 'name',
    title: t('secsGem.message'),
    opens: true,
    width: '9rem',
    card: 'title',
    cell: message => <RowButton onPress={() => onOpen(message)}>{plainText(message.name, 32)}</RowButton>
  },
  {
    id: 'items',
    title: t('secsGem.items'),
    cell: ({ text }) => {
      const items = plainText(itemsText(text), 200)
      return items && <PanelText cut>{items}</PanelText>
    }
  },
  {
    id: 'bytes',
    title: t('secsGem.size'),
    align: 'end',
    width: '7rem',
    card: 'fact',
    cell: ({ bytes }) => formatNumber(bytes)
  }
]

export const spoolColumns = (t: Translator['t']): Column<SecsGemSpooled>[] => [
  { id: 'time', title: t('common.term.time'), width: '11.5rem', card: 'fact', cell: ({ time }) => plainText(time, 32) },
  { id: 'name', title: t('secsGem.message'), width: '9rem', card: 'title', cell: ({ name }) => plainText(name, 32) },
  {
    id: 'items',
    title: t('secsGem.items'),
    card: 'fact',
    cell: ({ text }) => <PanelText>{plainText(itemsText(text), 300)}</PanelText>
  }
]
