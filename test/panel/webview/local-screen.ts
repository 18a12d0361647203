import { signedInOperator } from '../accounts/operators'
import { identifyingName } from '../device/identity'
import type { Peer } from '../http/sockets'
import type { Connections } from './connections'
import { AT_PANEL, type Operate } from './operate'
import { readPageMessage } from './page-messages'
import { type ScreenContext, screenMessage } from './screen-message'

interface Context extends ScreenContext {
  operate: Operate
  connections: Connections
}

/** The screen at the panel itself: its operator may always answer requests and take control back. */
export function createLocalScreen({ operate, connections, ...context }: Context) {
  const { clock, control } = context
  const peers = new Set<Peer>()

  const request = () => {
    const pending = control.pending()
    const from = pending && connections.find(pending.from)
    if (!pending || !from) return null
    return { id: pending.id, name: from.name, address: from.address, secondsLeft: control.secondsLeft() }
  }
  /** Somebody in a browser has control until the operator takes it back; with priority, each touch does. */
  const mayOperate = () => control.holder()?.place !== 'remote'
  const message = () =>
    screenMessage(context, mayOperate() || control.hasLocalPriority() ? 'control' : 'view', {
      request: request(),
      name: identifyingName(context)
    })
  const send = () => {
    for (const peer of peers) peer.send(message())
  }

  const answer = (id: string, granted: boolean) => control.answer({ place: 'panel' }, id, granted)

  const receive = (text: string) => {
    const received = readPageMessage(text)
    if (!received) return
    if (received.kind === 'take-back') control.takeBack()
    else if (received.kind === 'answer') answer(received.request, received.granted)
    else if (received.kind !== 'ping' && identifyingName(context)) context.state.identifiesUntil = undefined
    else if (received.kind !== 'ping') {
      control.touched()
      const { username } = signedInOperator(context.state) ?? AT_PANEL
      operate({ ...AT_PANEL, username }, received, mayOperate())
    }
    send()
  }

  return {
    send,
    request,
    receive,
    /** The banner on the panel: the account that operates from a browser. */
    banner: context.controllerName,
    /** Answers the pending request. */
    answer: (granted: boolean) => answer(control.pending()?.id ?? '', granted),

    /** @returns a function that takes the screen away. */
    show(peer: Peer): () => void {
      peers.add(peer)
      peer.send(message())
      const cancel = clock.every(1000, () => peer.send(message()))
      return () => {
        cancel()
        peers.delete(peer)
      }
    }
  }
}
