import type { OpcUaTraceLine } from '../../../api/opcua/trace'
import { useText } from '../../../lib/text/use-text'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Dialog } from '../../../ui/dialog/dialog'
import { CopyButton } from '../../../ui/page/copy-button'
import { PanelText } from '../../../ui/page/panel-text'
import { StatusBadge } from '../../../ui/status/status-badge'
import { CATEGORY_TEXTS, LEVEL_TEXTS, LEVEL_TONES } from './texts'

/** The whole text of a line, which the table cuts. */
export function LineDialog({ line, onClose }: { line: OpcUaTraceLine; onClose: () => void }) {
  const { t } = useText()
  const { time, level, category, text } = line
  return (
    <Dialog title={t('opcuaTrace.line')} onCancel={onClose}>
      <DataList>
        <DataRow label={t('common.term.timeOfDay')}>{time}</DataRow>
        <DataRow label={t('opcuaTrace.level')}>
          <StatusBadge tone={LEVEL_TONES[level]}>{t(LEVEL_TEXTS[level])}</StatusBadge>
        </DataRow>
        <DataRow label={t('common.term.category')}>{t(CATEGORY_TEXTS[category])}</DataRow>
        <DataRow label={t('common.term.text')}>
          <CopyButton text={text} of={t('common.term.text')}>
            <PanelText mono>{text}</PanelText>
          </CopyButton>
        </DataRow>
      </DataList>
    </Dialog>
  )
}
