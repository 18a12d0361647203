import { createProbe, recordOf } from './probe'
import type { Checked } from './results'
import { bearer, type Run } from './run'

const LIST = 'GET /system/restarts'
const MOST = 50
const MOST_LINES = 20

/** Whether restarts are in order and none is in the future; nothing where this firmware does not list them. */
export async function checkRestarts({ client, contract, session }: Run): Promise<Checked[]> {
  const operation = contract.find(LIST)
  if (!operation || !session.roles.includes(operation.permission ?? '')) return []
  const read = (path: string) => client.send({ method: 'GET', path, headers: bearer(session.token) })
  const { status, json } = await read(contract.urlOf(operation))
  if (status !== 200) return []
  const probe = createProbe(operation.tag, 'order and times of restarts', contract.placeOf(operation))
  const { items, total } = recordOf(json)
  const restarts = (Array.isArray(items) ? items : []).map(recordOf)
  const expect = (holds: boolean, difference: string) => probe.expect('the list', 'list', holds, difference)
  expect(restarts.length <= MOST, `${restarts.length} restarts instead of at most ${MOST}`)
  expect(restarts.length === total, `total is ${total} with ${restarts.length} restarts`)
  const longest = Math.max(0, ...restarts.map(({ lines }) => (Array.isArray(lines) ? lines.length : 0)))
  expect(longest <= MOST_LINES, `${longest} lines before a restart instead of at most ${MOST_LINES}`)

  const times = restarts.map(({ time }) => String(time))
  if (await isClockKept(read, times)) {
    const now = String(recordOf((await read('/api/v1/system/time')).json).time)
    const late = times.find(time => time > now)
    expect(late === undefined, `a restart at ${late} is in the future: the panel's time is ${now}`)
    const wrong = times.findIndex((time, index) => time > (times[index - 1] ?? time))
    expect(wrong < 0, `a restart at ${times[wrong]} is listed after one at ${times[wrong - 1]}: not newest first`)
  }
  return [probe.result()]
}

/** Whether the panel says that its clock was not set in the meantime: only then the times show the order. */
async function isClockKept(read: (path: string) => Promise<{ json: unknown }>, times: string[]): Promise<boolean> {
  const [oldest] = [...times].sort()
  if (oldest === undefined) return false
  const from = oldest.replaceAll('/', '.').replace(' ', '-')
  return recordOf((await read(`/api/v1/system/time/changes?from=${from}`)).json).total === 0
}
