import type { OpcUaTraceStatus } from '../../../api/opcua/trace'
import { joinDetail, joinList } from '../../../lib/text/join'
import { formatBytes } from '../../../lib/text/measures'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Button } from '../../../ui/page/button'
import { Banner } from '../../../ui/status/banner'
import { LEVEL_TEXTS } from './texts'

interface Props {
  status: OpcUaTraceStatus
  onEdit: () => void
}

/** What is recorded, for how long, and how much there is. */
export function StateCard({ status, onEdit }: Props) {
  const { t } = useText()
  const { level, auto_off_seconds: seconds, lines, files, bytes, oldest } = status
  return (
    <Card
      title={t('opcuaTrace.state')}
      actions={
        <Button asks onClick={onEdit}>
          {t('common.term.editSettings')}
        </Button>
      }
    >
      {level === 'debug' && (
        <Banner
          tone="warn"
          title={
            seconds === null
              ? t('opcuaTrace.autoOff.never')
              : t('opcuaTrace.autoOff.left', { count: Math.ceil(seconds / 60) })
          }
        >
          {t('opcuaTrace.debug')}
        </Banner>
      )}
      <DataList>
        <DataRow label={t('opcuaTrace.level')}>{t(LEVEL_TEXTS[level])}</DataRow>
        <DataRow label={t('opcuaTrace.stored')}>
          {joinDetail(
            t('opcuaTrace.stored.lines', { count: lines }),
            joinList([t('opcuaTrace.stored.files', { count: files }), formatBytes(bytes)])
          )}
        </DataRow>
        {oldest !== null && <DataRow label={t('opcuaTrace.oldest')}>{oldest}</DataRow>}
      </DataList>
    </Card>
  )
}
