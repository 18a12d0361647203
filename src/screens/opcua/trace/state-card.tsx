import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import type { OpcUaTraceStatus } from '../../../api/opcua/trace'
import { lastKnown } from '../../../lib/remote/last-known'
import type { Loadable } from '../../../lib/remote/resource'
import { joinDetail, joinList } from '../../../lib/text/join'
import { formatBytes } from '../../../lib/text/measures'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Button } from '../../../ui/page/button'
import { Banner } from '../../../ui/status/banner'
import { LEVEL_TEXTS } from './texts'

/** While so much is recorded that it slows the server down. */
export function DebugNotice({ of }: { of: ReadableAtom<Loadable<OpcUaTraceStatus>> }) {
  const { t } = useText()
  const status = lastKnown(useStore(of))
  if (status?.level !== 'debug') return null
  const { auto_off_seconds: seconds } = status
  const title =
    seconds === null ? t('opcuaTrace.autoOff.never') : t('opcuaTrace.autoOff.left', { count: Math.ceil(seconds / 60) })
  return (
    <Banner tone="warn" title={title}>
      {t('opcuaTrace.debug')}
    </Banner>
  )
}

interface Props {
  status: OpcUaTraceStatus
  onEdit: () => void
}

/** What is recorded, for how long, and how much there is. */
export function StateCard({ status, onEdit }: Props) {
  const { t } = useText()
  const { level, lines, files, bytes, oldest } = status
  return (
    <Card
      title={t('opcuaTrace.state')}
      actions={
        <Button asks onClick={onEdit}>
          {t('common.term.editSettings')}
        </Button>
      }
    >
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
