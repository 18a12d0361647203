import { useEffect, useRef } from 'react'
import type { ApiError } from '../../../../lib/remote/failure'
import { describeFailure } from '../../../../lib/remote/failure-text'
import { useText } from '../../../../lib/text/use-text'
import { Actions } from '../../../../ui/page/actions'
import { Button } from '../../../../ui/page/button'
import { Banner } from '../../../../ui/status/banner'
import type { NodeEditor } from '../model'
import type { Difference } from '../tree/differences'
import { DifferenceTable } from './difference-table'

interface Props {
  saving: NodeEditor['saving']
  error: ApiError
  /** What they changed. */
  differences: readonly Difference[]
}

/** Somebody else has saved the tree: what they changed, and the choice between both trees. */
export function ConflictBanner({ saving, error, differences }: Props) {
  const { t } = useText()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Banner tone="warn" role="alert" title={t(describeFailure(error).title)}>
        {t('opcuaNodes.conflict.text')}
      </Banner>
      <DifferenceTable label={t('common.conflict.theirs')} differences={differences} />
      <Actions>
        <Button onClick={saving.acceptRemote}>{t('common.conflict.useTheirs')}</Button>
        <Button onClick={saving.keepLocal}>{t('common.conflict.keepMine')}</Button>
      </Actions>
    </div>
  )
}
