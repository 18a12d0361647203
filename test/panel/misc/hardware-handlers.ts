import { done, type Handlers, ok, refuse } from '../http/handler-types'
import { defaultVncSettings } from '../vnc/vnc-seed'
import { DEFAULT_ZONE, defaultSettings } from './defaults'

export const hardwareHandlers = {
  'GET /features/misc/services': ({ misc, vnc, state }) => {
    const items = [...misc.services(), vnc.service()]
    const { led, buzzer, display, usb } = state.misc
    const hardware = { ...(state.specification.led !== false && { led }), buzzer, display, usb }
    return ok({ items, total: items.length, reboot: misc.reboot.status(), hardware })
  },

  'POST /features/misc/services/{service}/restart': async ({ misc, vnc, params: { service } }) =>
    (await (service === 'vnc' ? vnc.restart() : misc.restart(service))) ? done() : refuse(409, 'not_running'),

  'GET /features/misc/defaults': () => {
    const { time, webServer, ...others } = defaultSettings()
    return ok({
      ...others,
      time: { synchronise: false, ...time, zone: DEFAULT_ZONE },
      web_server: webServer,
      vnc: defaultVncSettings()
    })
  },

  'GET /features/misc/led': ({ state }) => ok(state.misc.led),
  'PUT /features/misc/led': ({ state, body }) => {
    if (state.specification.led === false) return refuse(409, 'no_led')
    state.misc.led = body
    return done()
  },

  'GET /features/misc/buzzer': ({ state }) => ok(state.misc.buzzer),
  'PUT /features/misc/buzzer': ({ state, body }) => {
    state.misc.buzzer = body
    return done()
  },
  'POST /features/misc/buzzer/beep': ({ state, clock, body }) => {
    state.beeps.push({ at: clock.elapsed(), volumePercent: body.volume_percent })
    return done()
  },

  'GET /features/misc/display': ({ state }) => ok(state.misc.display),
  'PUT /features/misc/display': ({ state, body }) => {
    state.misc.display = body
    return done()
  },
  'POST /features/misc/display/clean-lock': ({ state, clock }) => {
    state.touchLockedUntil = clock.elapsed() + state.misc.display.clean_lock_seconds * 1000
    return done()
  },

  'GET /features/misc/shifts': ({ state }) => ok(state.misc.shifts),
  'PUT /features/misc/shifts': ({ state, body: { starts } }) => {
    state.misc.shifts = { starts: [...starts].sort() }
    return done()
  },

  'GET /features/misc/usb': ({ state }) => ok(state.misc.usb),
  'PUT /features/misc/usb': ({ state, body }) => {
    state.misc.usb = body
    return done()
  },

  'GET /features/misc/reboot': ({ state }) => ok(state.misc.reboot),
  'PUT /features/misc/reboot': ({ state, misc, body }) => {
    state.misc.reboot = body
    misc.reboot.schedule()
    return done()
  }
} satisfies Partial<Handlers>
