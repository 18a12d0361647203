import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { refusalOf } from '../../../lib/remote/failure'
import { lastKnown } from '../../../lib/remote/last-known'
import { useText } from '../../../lib/text/use-text'
import { DraftNotice } from '../../../ui/form/draft-notice'
import { Skeleton } from '../../../ui/page/skeleton'
import { OverdueNotice } from '../../../ui/status/loaded'
import type { TabProps } from '../model'
import { CauseBanner } from './cause-banner'
import { NodeDialogs } from './dialogs/node-dialogs'
import { createNodeEditor, type NodeEditor } from './model'
import { NodesCard } from './nodes-card'

/** The address space and its editor, which keeps its edits while another tab is open. */
export default function NodesTab({ kept }: TabProps) {
  const { t } = useText()
  const editor = useModel(() => {
    kept.nodes ??= createNodeEditor()
    return kept.nodes
  })
  const nodes = useStore(editor.$nodes)
  const overdue = <OverdueNotice from={editor.$nodes} />
  if (nodes.status === 'loading')
    return (
      <>
        {overdue}
        <Skeleton />
      </>
    )
  // What is no longer permitted is not shown.
  if (refusalOf(nodes.status === 'failed' && nodes.error)?.status === 403)
    throw nodes.status === 'failed' && nodes.error
  return (
    <>
      {overdue}
      {nodes.status === 'failed' && (
        <CauseBanner title={t('opcuaNodes.readFailed')} error={nodes.error} onRetry={editor.$nodes.reload} />
      )}
      {lastKnown(nodes) && <Editor editor={editor} />}
    </>
  )
}

function Editor({ editor }: { editor: NodeEditor }) {
  const { t } = useText()
  const drivers = useStore(editor.$drivers)
  return (
    <>
      <OverdueNotice from={editor.$drivers} />
      {drivers.status === 'failed' && (
        <CauseBanner title={t('opcuaNodes.driversFailed')} error={drivers.error} onRetry={editor.$drivers.reload} />
      )}
      <DraftNotice of={editor.draft} />
      <NodesCard editor={editor} />
      <NodeDialogs editor={editor} />
    </>
  )
}
