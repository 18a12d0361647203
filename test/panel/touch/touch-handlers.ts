import { deviceText } from '../device/device-text'
import { done, type Handlers, ok, refuse } from '../http/handler-types'
import type { Services } from '../services'

/** The account that has control of the panel from a browser. */
function remoteController({ webview }: Services): string | null {
  const holder = webview.controller()
  return holder?.place === 'remote' ? (webview.connections.find(holder.id)?.name ?? null) : null
}

export const touchHandlers = {
  'GET /features/touch-calibration': services => {
    const { panel, last } = services.state.touch
    return ok({
      panel,
      controller: remoteController(services),
      last: last && panel === 'resistive' ? { time: deviceText(last.at), by: last.by, error_px: last.errorPx } : null,
      session: services.touch.session()
    })
  },

  'POST /features/touch-calibration/start': ({ body, session, ...services }) => {
    const { state, touch } = services
    if (state.touch.panel === 'capacitive') return refuse(409, 'touch_not_needed')
    if (touch.isRunning()) return refuse(409, 'calibration_running')
    if (remoteController(services) !== null) return refuse(409, 'webview_in_control')
    touch.start(body.points, session?.username ?? '')
    return done()
  },

  'POST /features/touch-calibration/keep': ({ touch }) => (touch.keep() ? done() : refuse(409, 'nothing_to_keep')),

  'POST /features/touch-calibration/cancel': ({ touch }) => (touch.cancel() ? done() : refuse(409, 'no_calibration'))
} satisfies Partial<Handlers>
