import type { FunctionComponent } from 'react'
import type { MessageKey } from '../../../lib/text/message'
import { FirmwareGuide } from './firmware-guide'
import type { GuideProps } from './guide-props'
import { LimitsGuide } from './limits-guide'
import { OverviewGuide } from './overview-guide'
import { SignInGuide } from './sign-in-guide'
import { SocketGuide } from './socket-guide'
import { StatusGuide } from './status-guide'

interface Guide {
  id: string
  title: MessageKey
  View: FunctionComponent<GuideProps>
}

/** The first one is shown first. */
export const GUIDES: readonly [Guide, ...Guide[]] = [
  { id: 'overview', title: 'apiDoc.overview', View: OverviewGuide },
  { id: 'sign-in', title: 'apiDoc.signIn', View: SignInGuide },
  { id: 'status', title: 'apiDoc.statuses', View: StatusGuide },
  { id: 'limits', title: 'common.term.limits', View: LimitsGuide },
  { id: 'socket', title: 'apiDoc.socket', View: SocketGuide },
  { id: 'firmware', title: 'apiDoc.firmware', View: FirmwareGuide }
]
