import type { FunctionComponent } from 'react'
import type { MessageKey } from '../../../lib/text/message'
import { useText } from '../../../lib/text/use-text'
import { Skeleton } from '../../../ui/page/skeleton'
import { Part } from '../../../ui/status/part'
import { CodeBlock } from '../code-block'
import { PageLink } from '../page-link'
import { CodeList } from '../reply-view'
import { FirmwareGuide } from './firmware-guide'
import type { GuideProps } from './guide-props'
import { LimitsGuide } from './limits-guide'
import { OverviewGuide } from './overview-guide'
import { SignInGuide } from './sign-in-guide'
import { SocketGuide } from './socket-guide'
import { StatusGuide } from './status-guide'
import { StepCard } from './step-card'

const loadTokens = () => import('../tokens/tab')
const loadManyPanels = () => import('../many-panels/tab')

/** What the part shares with the other guides is given to it, so that the screen stays in one piece. */
const ManyPanelsGuide = ({ documentation }: GuideProps) => (
  <Part
    name="api-doc-many-panels"
    load={loadManyPanels}
    with={{ documentation, CodeBlock, CodeList, PageLink }}
    waiting={<Skeleton />}
  />
)

function AccessTokensGuide(props: GuideProps) {
  const { t } = useText()
  return (
    <>
      <Part name="api-doc-tokens" load={loadTokens} waiting={<Skeleton />} />
      <StepCard {...props} title={t('apiDoc.signIn.use')} text={t('apiDoc.signIn.use.text')} id="readUserInfo" />
    </>
  )
}

interface Guide {
  id: string
  title: MessageKey
  View: FunctionComponent<GuideProps>
}

/** The first one is shown first. */
export const GUIDES: readonly [Guide, ...Guide[]] = [
  { id: 'overview', title: 'apiDoc.overview', View: OverviewGuide },
  { id: 'access-tokens', title: 'apiDoc.accessTokens', View: AccessTokensGuide },
  { id: 'sign-in', title: 'apiDoc.signIn', View: SignInGuide },
  { id: 'status', title: 'apiDoc.statuses', View: StatusGuide },
  { id: 'limits', title: 'common.term.limits', View: LimitsGuide },
  { id: 'socket', title: 'apiDoc.socket', View: SocketGuide },
  { id: 'many-panels', title: 'apiDoc.manyPanels', View: ManyPanelsGuide },
  { id: 'firmware', title: 'apiDoc.firmware', View: FirmwareGuide }
]
