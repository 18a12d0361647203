import type { SecsGemMessage } from '../../api/secs-gem'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import { CopyButton } from '../../ui/page/copy-button'
import styles from './secs-gem.module.css'
import { DIRECTION_TEXTS } from './texts'

/** The session id of control messages (SEMI E37). */
const NO_DEVICE = 65_535

/** A message with its header and all its items. */
export function MessageDialog({ message, onClose }: { message: SecsGemMessage; onClose: () => void }) {
  const { t } = useText()
  const { name, time, direction, device, system_bytes: system, bytes, text, wants_reply: wants } = message
  return (
    <Dialog
      title={plainText(name, 32)}
      onCancel={onClose}
      actions={
        <>
          <CopyButton text={text} of={t('secsGem.sml')} />
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      }
    >
      <DataList>
        <DataRow label={t('common.term.time')}>{plainText(time, 32)}</DataRow>
        <DataRow label={t('secsGem.direction')}>{t(DIRECTION_TEXTS[direction])}</DataRow>
        {device !== NO_DEVICE && <DataRow label={t('secsGem.deviceId')}>{device}</DataRow>}
        <DataRow label={t('secsGem.systemBytes')}>{system}</DataRow>
        <DataRow label={t('secsGem.wantsReply')}>{t(wants ? 'common.term.yes' : 'common.term.no')}</DataRow>
        <DataRow label={t('secsGem.size')}>{formatNumber(bytes)}</DataRow>
      </DataList>
      <pre className={styles.sml}>{text}</pre>
    </Dialog>
  )
}
