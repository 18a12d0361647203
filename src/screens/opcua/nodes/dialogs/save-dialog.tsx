import { useStore } from '@nanostores/preact'
import type { RefusalTexts } from '../../../../api/client/refusal-types'
import type { NodeTreeRefusal } from '../../../../api/opcua/server'
import { useModel } from '../../../../lib/browser/use-model'
import { lastKnown } from '../../../../lib/remote/last-known'
import { useAction } from '../../../../lib/remote/use-action'
import { joinList } from '../../../../lib/text/join'
import { plainText } from '../../../../lib/text/plain-text'
import { useText } from '../../../../lib/text/use-text'
import { createImpact } from '../../../../stores/impact'
import { notify } from '../../../../stores/notices'
import { Dialog } from '../../../../ui/dialog/dialog'
import { UnansweredNotice } from '../../../../ui/form/unanswered-notice'
import { Impact } from '../../../../ui/impact/impact'
import { Button } from '../../../../ui/page/button'
import { Banner } from '../../../../ui/status/banner'
import { DialogFailure } from '../../../../ui/status/dialog-failure'
import type { NodeEditor } from '../model'
import { createReview } from '../review'
import { ConflictBanner } from './conflict-banner'
import { DifferenceTable } from './difference-table'
import { ProblemsBanner } from './problems-banner'

const RESULTS: RefusalTexts<NodeTreeRefusal> = { invalid_tree: 'opcuaNodes.save.refused' }

interface Props {
  editor: NodeEditor
  onClose: () => void
}

/** Lists what a save changes, for whom, and what it interrupts, before it is sent. */
export function SaveDialog({ editor, onClose }: Props) {
  const { t } = useText()
  const review = useModel(() => createReview(editor))
  const $impact = useModel(() => createImpact('opcua'))
  const differences = useStore(review.$differences)
  const problems = useStore(review.$problems)
  const remote = useStore(editor.saving.$remote)
  const uses = lastKnown(useStore(review.$uses)) ?? new Map<string, readonly string[]>()
  const { busy, failure, run, stop } = useAction(async () => {
    await editor.saving.save()
    notify('opcuaNodes.saved')
    onClose()
  }, 'in place')
  const clients = [...new Set([...uses.values()].flat())].sort()
  return (
    <Dialog
      wide
      title={t('opcuaNodes.save.title')}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="primary" busy={busy} disabled={remote !== undefined || differences.length === 0} onClick={run}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {remote ? (
        <ConflictBanner saving={editor.saving} error={remote.error} differences={review.remoteDifferences(remote)} />
      ) : (
        <>
          <DifferenceTable label={t('opcuaNodes.save.changes')} differences={differences} uses={uses} />
          {clients.length > 0 && (
            <Banner tone="warn" title={t('opcuaNodes.save.lost')}>
              {t('opcuaNodes.save.lost.text', { clients: plainText(joinList(clients)) })}
            </Banner>
          )}
          <Impact from={$impact} />
          <ProblemsBanner tree={editor.document.$tree.get()} problems={problems} />
          <UnansweredNotice busy={busy} onStop={stop} />
          {failure && <DialogFailure error={failure} reasons={RESULTS} />}
        </>
      )}
    </Dialog>
  )
}
