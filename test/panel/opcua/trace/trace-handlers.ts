import { deviceText } from '../../device/device-text'
import { created, done, type Handlers, ok } from '../../http/handler-types'
import { isAtLeast } from '../log'
import { rowOf } from './trace-files'

export const traceHandlers = {
  'GET /opcua/trace/settings': ({ state }) => ok(state.opcuaTrace.settings),

  'PUT /opcua/trace/settings': ({ opcua, body }) => {
    opcua.log.configure(body)
    return done()
  },

  'GET /opcua/trace/status': ({ state, opcua }) => {
    const { files, settings } = state.opcuaTrace
    const oldest = files[0]?.lines[0]
    return ok({
      level: settings.level,
      auto_off_seconds: opcua.log.autoOffSeconds(),
      lines: files.reduce((sum, { lines }) => sum + lines.length, 0),
      files: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      oldest: oldest ? deviceText(oldest.time) : null
    })
  },

  'GET /opcua/trace/lines': ({ state, opcua, query }) => {
    const { level = 'debug', category, text = '', offset = 0, limit = 100, newest = Infinity, after = 0 } = query
    const wanted = text.toLowerCase()
    const found = opcua.log
      .lines()
      .filter(
        line =>
          line.number > after &&
          line.number <= newest &&
          isAtLeast(line.level, level) &&
          (category?.includes(line.category) ?? true) &&
          line.text.toLowerCase().includes(wanted)
      )
      .reverse()
    return ok({
      items: found.slice(offset, offset + limit).map(({ time, ...line }) => ({ ...line, time: deviceText(time) })),
      total: found.length,
      newest: state.opcuaTrace.newest
    })
  },

  'DELETE /opcua/trace/lines': ({ opcua }) => {
    opcua.log.clear()
    return done()
  },

  'POST /opcua/trace/downloads': ({ opcua, tickets }) => {
    const rows = opcua.log.lines().map(rowOf)
    const ticket = tickets.issue({ name: 'opcua-trace.log', type: 'text/plain', chunks: () => rows })
    return created({ url: `/api/v1/downloads/${ticket}` })
  }
} satisfies Partial<Handlers>
