import type { Environment } from '../../src/lib/environment'
import type { Joined } from '../panel/http/sockets'
import type { Panel } from '../panel/panel'

/** Opens the time socket of the virtual panel as a browser would, without a network. */
export function openSocketTo(panel: Panel): NonNullable<Environment['openSocket']> {
  return () => {
    const socket = new EventTarget()
    let connection: Joined | undefined
    let closed = false

    const close = () => {
      if (closed) return
      closed = true
      if (connection && 'leave' in connection) connection.leave()
      queueMicrotask(() => socket.dispatchEvent(new Event('close')))
    }
    const open = () => {
      if (closed) return
      const upgrade = { cookie: document.cookie, origin: location.origin, host: location.host }
      const say = (data: string) => socket.dispatchEvent(new MessageEvent('message', { data }))
      connection = panel.connect(upgrade, { send: say, close })
      if (connection.status === 101) return
      socket.dispatchEvent(new Event('error'))
      close()
    }

    queueMicrotask(open)
    return {
      addEventListener: (name: string, listen: (event: never) => void) =>
        socket.addEventListener(name, listen as (event: Event) => void), // the names and events of the socket's own type
      close
    }
  }
}
